import fc from 'fast-check'

/** The names in a URL: `picks` choose among what exists, modulo their number. */
export type PlannedNames = {
  readonly owner: 'own' | 'of others' | 'of nobody' | 'odd'
  readonly picks: readonly [number, number]
  /** replaces a name, already encoded */
  readonly odd: string
}

const odd: ReadonlyArray<string> = [
  '%00',
  'a%00b',
  '..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%zz',
  '%',
  '%ED%A0%80',
  '%F0%28%8C%BC',
  '%20',
  '%0d%0aSet-Cookie:%20a=b',
  '%3Cscript%3E',
  "';%20DROP%20TABLE%20stops;--",
  '1%20OR%201=1',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e3',
  '0x1',
  '1.5',
  '%EF%BC%91',
  'NaN',
  '99999999999999999999',
  '%F0%9F%9A%9A',
  '*',
  'a'.repeat(99),
  'a'.repeat(600),
  'a'.repeat(20_000),
]

export const plannedNames = (): fc.Arbitrary<PlannedNames> =>
  fc.record({
    owner: fc.oneof(
      { weight: 30, arbitrary: fc.constant<PlannedNames['owner']>('own') },
      fc.constantFrom<PlannedNames['owner'][]>('of others', 'of nobody', 'odd'),
    ),
    picks: fc.tuple(fc.nat(40), fc.nat(40)),
    odd: fc.constantFrom(...odd),
  })
