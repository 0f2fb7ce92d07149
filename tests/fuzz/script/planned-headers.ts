import fc from 'fast-check'
import type { AnyEndpoint } from '../../../contract'

/** The headers of a request. Values that depend on the server are described by their meaning. */
export type PlannedHeaders = {
  readonly key: 'own' | 'none' | { readonly odd: string }
  readonly ifMatch: 'none' | 'current' | 'past' | { readonly odd: string }
  readonly ifNoneMatch: 'none' | 'current' | { readonly odd: string }
  readonly idempotencyKey: 'none' | 'new' | 'used' | { readonly odd: string }
  readonly lastEventId: 'none' | 'first' | { readonly odd: string }
  readonly prefer: 'none' | 'change' | { readonly odd: string }
  /** instead of the right content type */
  readonly contentType: 'right' | { readonly odd: string }
}

const tags = [
  '',
  '""',
  '"',
  'W/"1"',
  '"1", "2"',
  '"1", x',
  '1',
  '01',
  '-1',
  '"__proto__"',
  '"\u00e9"',
  'a'.repeat(9_000),
]
const keys = ['', ' ', 'x', 'Noord.guess', '.', 'a.b.c', '__proto__.x', '../../x.y', "' OR 1=1 --.x", 'x'.repeat(9_000)]
const idempotencyKeys = ['', ' ', 'a b', '\u00e9', '"1"', '__proto__', 'constructor', 'k'.repeat(200), 'k'.repeat(201)]
const eventIds = ['', '-1', '1.5', 'NaN', '99999999999999999999', '999999999999999', 'x']
const preferences = [
  '',
  ',',
  'change=',
  'changes',
  'return=minimal',
  'wait=5, change; x="y"',
  '\u00e9',
  'change,'.repeat(900),
]
const contentTypes = [
  '',
  'text/plain',
  'text/json',
  'application/json; charset=utf-16',
  'application/json; charset="utf-8"',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=other',
  'application/octet-stream',
  'x',
  '/',
  ';',
]

type Choice = string | { readonly odd: string }

const mostlyOne = <A extends Choice>(common: A, ...others: ReadonlyArray<readonly [number, A]>) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant<A>(common) },
    ...others.map(([weight, other]) => ({ weight, arbitrary: fc.constant<A>(other) })),
  )

const oddOf = (texts: ReadonlyArray<string>) => fc.constantFrom(...texts).map((odd) => ({ odd }))

const orOdd = <A>(weight: number, common: fc.Arbitrary<A>, odd: ReadonlyArray<string>) =>
  fc.oneof({ weight, arbitrary: common }, { weight: 1, arbitrary: oddOf(odd) })

export const plannedHeadersFor = ({ needsKey }: AnyEndpoint): fc.Arbitrary<PlannedHeaders> =>
  fc.record({
    key: needsKey ? orOdd(40, mostlyOne<'own' | 'none'>('own', [1, 'none']), keys) : fc.constant('none'),
    ifMatch: orOdd(25, mostlyOne<'none' | 'current' | 'past'>('none', [8, 'current'], [2, 'past']), tags),
    ifNoneMatch: orOdd(25, mostlyOne<'none' | 'current'>('none', [8, 'current']), tags),
    idempotencyKey: orOdd(25, mostlyOne<'none' | 'new' | 'used'>('none', [10, 'new'], [2, 'used']), idempotencyKeys),
    lastEventId: orOdd(6, mostlyOne<'none' | 'first'>('none', [20, 'first']), eventIds),
    prefer: orOdd(12, mostlyOne<'none' | 'change'>('none', [20, 'change']), preferences),
    contentType: orOdd(30, fc.constant('right'), contentTypes),
  })
