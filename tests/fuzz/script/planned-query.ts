import fc from 'fast-check'
import type { AnyEndpoint } from '../../../contract'
import { isJsonObject } from '../../../src/domain/parse'
import { brokenFrom } from '../../kit/arbitraries/broken-from-schema'
import { validFrom } from '../../kit/arbitraries/from-schema'
import { toJson } from './to-json'

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

/** The part of a URL after the question mark. */
export const plannedQueryFor = ({ query: { schema } }: AnyEndpoint): fc.Arbitrary<string> => {
  const hasParameters = schema.type === 'object' && Object.keys(schema.properties).length > 0
  return fc.oneof(
    { weight: 20, arbitrary: hasParameters ? validFrom(schema).map(toQueryText) : fc.constant('') },
    { weight: hasParameters ? 5 : 0, arbitrary: brokenFrom(schema).map(toQueryText) },
    { weight: hasParameters ? 10 : 0, arbitrary: fc.constant('zipcode=2801%20ya&housenumber=3') },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
}

const toQueryText = (parameters: unknown): string =>
  Object.entries(isJsonObject(parameters) ? parameters : {})
    .map(([name, value]) => `${encodeForUrl(name)}=${encodeForUrl(value)}`)
    .join('&')
    .slice(0, MAX_LENGTH)

const encodeForUrl = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : toJson(value)).slice(0, 500).toWellFormed())

const MAX_LENGTH = 8_000
