import fc from 'fast-check'
import type { AnyEndpoint } from '../../../contract'
import { brokenFrom } from '../../kit/arbitraries/broken-from-schema'
import { validFrom } from '../../kit/arbitraries/from-schema'
import { rearrangements, type Rearrangement } from './rearrangements'

/** The body of a request. */
export type PlannedBody =
  | { readonly kind: 'nothing' }
  /** follows its schema; the names in it are replaced by existing ones */
  | { readonly kind: 'well'; readonly body: unknown; readonly picks: readonly [number, number] }
  | { readonly kind: 'broken'; readonly body: unknown }
  /** the existing documents, rearranged */
  | { readonly kind: 'rearranged'; readonly rearrangement: Rearrangement; readonly picks: readonly [number, number] }
  /** sent unchanged */
  | { readonly kind: 'text'; readonly text: string }

const texts: ReadonlyArray<string> = [
  '',
  ' ',
  '{',
  '{"a":',
  '[1,2',
  'null',
  'true',
  '"text"',
  '7',
  '[]',
  '{}',
  '\u0000',
  '{"a":1e400}',
  '{"a":NaN}',
  '{"a":01}',
  "{'a':1}",
  '{"a":1,}',
  '{"a":1}{"a":2}',
  '\ufeff{}',
  '{"id":"a","id":"b"}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '{"a\\u0000":1}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '['.repeat(20_000),
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_001)}`,
  '--xx\r\n\r\n--xx--\r\n',
  '--xx--',
  '--xx\r\ncontent-disposition: form-data; name="file"; filename="a.json"\r\n\r\n[]',
  '--xx\r\ncontent-disposition: form-data; name="__proto__"; filename="a.json"\r\n\r\n[]\r\n--xx--\r\n',
  '--xx\r\ncontent-disposition: form-data; name="file"\r\n\r\n[]\r\n--xx--\r\n',
]

const aText = fc.constantFrom(...texts).map((text): PlannedBody => ({ kind: 'text', text }))
const twoPicks = fc.tuple(fc.nat(40), fc.nat(40))

export const aPlannedBody = ({ name, body: { kind, codec } }: AnyEndpoint): fc.Arbitrary<PlannedBody> => {
  const noBody = fc.constant<PlannedBody>({ kind: 'nothing' })
  if (kind === 'none') return fc.oneof({ weight: 20, arbitrary: noBody }, aText)
  const validBody = fc
    .tuple(validFrom(codec.schema), twoPicks)
    .map(([body, picks]): PlannedBody => ({ kind: 'well', body, picks }))
  const rearranged = fc
    .tuple(fc.constantFrom(...rearrangements), twoPicks)
    .map(([rearrangement, picks]): PlannedBody => ({ kind: 'rearranged', rearrangement, picks }))
  return fc.oneof(
    { weight: 10, arbitrary: name === 'saveProject' ? rearranged : validBody },
    { weight: 1, arbitrary: validBody },
    { weight: 3, arbitrary: brokenFrom(codec.schema).map((body): PlannedBody => ({ kind: 'broken', body })) },
    { weight: 1, arbitrary: aText },
    { weight: 1, arbitrary: noBody },
  )
}
