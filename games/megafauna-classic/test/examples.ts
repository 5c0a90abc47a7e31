/** The worked examples of the rulebook, by rule; several of one rule are numbered. Each has a test whose name begins with it. */
export const EXAMPLES: readonly string[] = [
  ...['E-2.2', 'E-2.3e', 'E-2.4b–d', 'E-2.4e'],
  ...['E-4.4a', 'E-4.4d-1', 'E-4.4d-2', 'E-5.0'],
  ...['E-6.1c', 'E-6.1g-1', 'E-6.1g-2', 'E-6.2a', 'E-6.3'],
  ...['E-7.1', 'E-7.2', 'E-7.3c', 'E-7.4-1', 'E-7.4-2', 'E-7.5', 'E-9.2a'],
  ...['E-10.3b', 'E-10.3c', 'E-10.4', 'E-11.1', 'E-11.1c', 'E-12.0'],
  ...['E-13.2a', 'E-13.2c', 'E-13.3', 'E-13.4', 'E-13.6', 'E-14.1', 'E-14.3', 'E-14.4'],
  ...['E-15.1', 'E-15.1e', 'E-15.2', 'E-17.1', 'E-18.1a'],
  ...['E-21.3', 'E-21.5a', 'E-21.5b', 'E-21.5c'],
]
