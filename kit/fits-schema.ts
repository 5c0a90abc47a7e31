/** As much of JSON Schema as our deck schemas use, so that a game in play needs no schema library. */
export interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly anyOf?: readonly JsonSchema[]
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly pattern?: string
}

const DEEPEST = 40

/** The path of the first part of `value` that does not fit, or `undefined` if all of it does. */
export function misfit(schema: JsonSchema, value: unknown, root: JsonSchema = schema, path = '', depth = 0): string | undefined {
  if (depth > DEEPEST) return path
  if (schema.$ref) return misfit(definition(root, schema.$ref), value, root, path, depth + 1)
  if (schema.const !== undefined && value !== schema.const) return path
  if (schema.enum && !schema.enum.includes(value)) return path
  if (schema.anyOf) {
    return schema.anyOf.some((branch) => misfit(branch, value, root, path, depth + 1) === undefined) ? undefined : path
  }
  switch (schema.type) {
    case 'object':
      return misfitObject(schema, value, root, path, depth)
    case 'array':
      return misfitArray(schema, value, root, path, depth)
    case 'string':
      return typeof value === 'string' && fitsText(schema, value) ? undefined : path
    case 'integer':
      return Number.isInteger(value) && fitsRange(schema, value as number) ? undefined : path
    case 'number':
      return typeof value === 'number' && fitsRange(schema, value) ? undefined : path
    case 'null':
      return value === null ? undefined : path
    case 'boolean':
      return typeof value === 'boolean' ? undefined : path
    default:
      return undefined
  }
}

function definition(root: JsonSchema, ref: string): JsonSchema {
  const found = root.$defs?.[ref.replace('#/$defs/', '')]
  if (!found) throw new Error(`The schema has no definition ${ref}`)
  return found
}

function misfitObject(schema: JsonSchema, value: unknown, root: JsonSchema, path: string, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return path
  const fields = value as Record<string, unknown>
  const properties = schema.properties ?? {}
  if (schema.required?.some((key) => !Object.hasOwn(fields, key))) return path
  for (const [key, part] of Object.entries(fields)) {
    const inner = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(properties, key)) return inner
    const problem = misfit(properties[key] as JsonSchema, part, root, inner, depth + 1)
    if (problem !== undefined) return problem
  }
  return undefined
}

function misfitArray(schema: JsonSchema, value: unknown, root: JsonSchema, path: string, depth: number): string | undefined {
  if (!Array.isArray(value)) return path
  if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Number.POSITIVE_INFINITY)) return path
  if (!schema.items) return undefined
  for (let i = 0; i < value.length; i++) {
    const problem = misfit(schema.items, value[i], root, `${path}[${i}]`, depth + 1)
    if (problem !== undefined) return problem
  }
  return undefined
}

const fitsText = (schema: JsonSchema, text: string): boolean =>
  text.length >= (schema.minLength ?? 0) &&
  text.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY) &&
  (schema.pattern === undefined || new RegExp(schema.pattern).test(text))

const fitsRange = (schema: JsonSchema, n: number): boolean =>
  n >= (schema.minimum ?? Number.NEGATIVE_INFINITY) &&
  n <= (schema.maximum ?? Number.POSITIVE_INFINITY) &&
  (schema.multipleOf === undefined || Number.isInteger(n / schema.multipleOf))
