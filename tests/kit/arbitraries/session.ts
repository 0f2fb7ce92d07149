import fc from 'fast-check'
import type { User } from '../../../src/domain/session'
import { aPoint } from './address'

const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(some, { nil: undefined, freq: 3 })

export const anApiKey = (): fc.Arbitrary<string> =>
  fc.oneof(fc.stringMatching(/^[0-9a-f]{64}$/), fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/))

export const aUser = (): fc.Arbitrary<User> =>
  fc.record(
    {
      apiKey: anApiKey(),
      accountId: optional(fc.constantFrom('7', '0', 'a1f3-90', 'account/ë')),
      username: optional(fc.constantFrom('m.visser', "inge 't Hart", 'Ïsbrand@hout.example')),
      role: optional(fc.constantFrom('dispatcher', 'administrator')),
      organisationId: optional(fc.constantFrom('12', 'org-9')),
      organisationName: optional(fc.constantFrom("'s-Hertogenbosch Fietsen", 'Coöperatie Súd', 'Null')),
      coordinates: optional(aPoint()),
    },
    { noNullPrototype: true },
  )

/** A blank text, as an empty field may have it. */
export const aBlank = (): fc.Arbitrary<string> => fc.constantFrom('', ' ', '   ', '\t', '\n')

/** A JSON value that damaged storage may have instead of a user. */
export const anOddRecord = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        api_key: fc.oneof(anApiKey(), aBlank(), fc.string({ unit: 'grapheme', minLength: 1 }), fc.jsonValue()),
        id: fc.jsonValue(),
        username: fc.jsonValue(),
        organisation_name: fc.jsonValue(),
        lat: fc.constantFrom(52.1, '52.1', 0, -1, 400, null, 'north'),
        lng: fc.constantFrom(5.1, '5.1', 0, -1, -400, null, {}),
      },
      { requiredKeys: [] },
    ),
  )
