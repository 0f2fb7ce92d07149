import fc from 'fast-check'
import type { AnyEndpoint } from '../../../contract'
import { isRecord } from '../../../src/domain/parse'
import { brokenFrom } from '../../kit/arbitraries/broken-from-schema'
import { validFrom } from '../../kit/arbitraries/from-schema'
import { asJson } from './to-json'

const odd: ReadonlyArray<string> = [
  'limit=1&limit=2',
  'limit[]=1',
  'limit=1e400',
  'limit=%00',
  'before=%zz',
  'before=%ED%A0%80',
  'zipcode=2801YA&housenumber=3&housenumber=4',
  '__proto__=1&constructor=2',
  '=',
  '&&&',
  '%',
  '?'.repeat(50),
  `x=${'a'.repeat(9_000)}`,
]

/** The part of an address after the question mark. */
export const aQuery = ({ query: { schema } }: AnyEndpoint): fc.Arbitrary<string> => {
  const asks = schema.type === 'object' && Object.keys(schema.properties).length > 0
  return fc.oneof(
    { weight: 20, arbitrary: asks ? validFrom(schema).map(written) : fc.constant('') },
    { weight: asks ? 5 : 0, arbitrary: brokenFrom(schema).map(written) },
    { weight: asks ? 10 : 0, arbitrary: fc.constant('zipcode=2801%20ya&housenumber=3') },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

const written = (asked: unknown): string =>
  Object.entries(isRecord(asked) ? asked : {})
    .map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`)
    .join('&')
    .slice(0, LONGEST)

const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : asJson(value)).slice(0, 500).toWellFormed())

const LONGEST = 8_000
