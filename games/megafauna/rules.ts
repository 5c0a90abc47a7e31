/** Every numbered rule, by the rulebook's own number and chapter: what decisions, log lines and scores cite. */
export const RULE_SECTIONS = {
  A: [
    ...(['A1', 'A1a', 'A1b', 'A1c', 'A1d', 'A1e', 'A1f', 'A1g', 'A2', 'A2a', 'A2b', 'A2c', 'A2d'] as const),
    ...(['A3', 'A3a', 'A3b', 'A4', 'A4a', 'A4b', 'A4c', 'A5', 'A6', 'A6a'] as const),
    ...(['A7', 'A7a', 'A7b', 'A7c', 'A7d', 'A7e'] as const),
    ...(['A8', 'A8a', 'A8b', 'A8c', 'A8d', 'A8e', 'A8f', 'A8g', 'A8h'] as const),
  ],
  B: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B7a', 'B7b'],
  C: [
    ...(['C1', 'C1a', 'C1b', 'C1c', 'C1d', 'C1e', 'C1f', 'C1g', 'C1h', 'C1i', 'C1j', 'C1k', 'C1l', 'C1m', 'C1n', 'C1o', 'C1p'] as const),
    ...(['C2', 'C2a', 'C2b', 'C2c', 'C2d', 'C2e', 'C2f', 'C2g', 'C2h', 'C2i', 'C2j', 'C2k', 'C3', 'C3a', 'C3b'] as const),
  ],
  D: [
    ...(['D1', 'D1a', 'D2', 'D3', 'D3a', 'D3b', 'D3c', 'D3d', 'D3e', 'D4', 'D5', 'D5a', 'D5b', 'D6', 'D6a', 'D6b'] as const),
    ...(['D7', 'D7a', 'D7b', 'D7c', 'D7d', 'D7e', 'D7f', 'D7g', 'D8', 'D8a', 'D8b', 'D8c', 'D8d', 'D9'] as const),
    ...(['D10', 'D10a', 'D10b', 'D10c', 'D10d', 'D10e', 'D10f', 'D10g', 'D10h', 'D11'] as const),
    ...(['D12', 'D12a', 'D12b', 'D12c', 'D12d', 'D13', 'D14'] as const),
  ],
  E: [
    ...(['E1', 'E1a', 'E1b', 'E1c', 'E1d', 'E1e', 'E2', 'E2a', 'E2b', 'E2c', 'E2d', 'E2e', 'E2f', 'E2g', 'E2h', 'E2i'] as const),
    ...(['E3', 'E3a', 'E3b', 'E3c', 'E3d', 'E4', 'E5', 'E6', 'E6a', 'E6b', 'E7', 'E7a', 'E8'] as const),
  ],
  F: [
    ...(['F1', 'F1a', 'F1b', 'F2', 'F2a', 'F3', 'F3a', 'F3b', 'F3c', 'F3d', 'F4', 'F4a', 'F4b', 'F4c'] as const),
    ...(['F5', 'F5a', 'F5b', 'F5c', 'F5d', 'F5e', 'F6', 'F6a', 'F6b', 'F6c'] as const),
  ],
  G: ['G1', 'G2', 'G3', 'G4', 'G5', 'G5a', 'G6', 'G7', 'G7a', 'G8'],
  H: ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H6a'],
  I: ['I1', 'I2', 'I2a', 'I3', 'I3a', 'I3b', 'I3c', 'I4', 'I4a', 'I4b'],
  J: [
    ...(['J1', 'J2', 'J2a', 'J2b', 'J2c', 'J2d', 'J3', 'J4', 'J5', 'J5a'] as const),
    ...(['J6', 'J6a', 'J6b', 'J6c', 'J6d', 'J6e', 'J6f', 'J6g', 'J7', 'J7a', 'J7b', 'J7c', 'J7d', 'J8', 'J8a', 'J8b', 'J8c'] as const),
  ],
  K: [
    ...(['K0', 'K0a', 'K0b', 'K0c', 'K0d', 'K0e', 'K1', 'K1a', 'K1b', 'K1c', 'K1d', 'K2', 'K2a', 'K2b'] as const),
    ...(['K3', 'K3a', 'K3b', 'K3c', 'K3d', 'K3e', 'K3f', 'K3g', 'K4', 'K4a', 'K4b', 'K4c'] as const),
    ...(['K5', 'K5a', 'K5b', 'K5c', 'K5d', 'K5e', 'K5f', 'K5g', 'K5h', 'K5i', 'K6', 'K6a'] as const),
    ...(['K7', 'K7a', 'K7b', 'K7c', 'K7d', 'K8', 'K8a', 'K8b', 'K8c', 'K8d'] as const),
  ],
  L: ['L1', 'L1a', 'L1b', 'L1c', 'L2', 'L2a', 'L2b', 'L2c'],
  N: ['N1', 'N1a', 'N1b', 'N1c'],
  /** Entries of the glossary that decide something of their own. */
  glossary: ['atrophy', 'coast', 'damocles', 'degas', 'endangered', 'heredity', 'lazarus', 'release'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type RuleSection = keyof typeof RULE_SECTIONS
export type RuleId = (typeof RULE_SECTIONS)[RuleSection][number]

export const RULE_IDS = Object.values(RULE_SECTIONS).flat() as readonly RuleId[]
