import type { ProblemCode, Refusal } from '@deeptime/engine'

/** Words for everything that the kernel can find wrong or refuse: a code without words does not compile. */
export type KernelCatalog = Readonly<Record<`problem.${ProblemCode}` | `refusal.${Refusal['code']}`, string>>
