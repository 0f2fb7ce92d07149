import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import {
  credentialsOf,
  maskApiKey,
  type Credentials,
  type CredentialsField,
  type CredentialsRefusal,
  type User,
} from '../../src/domain/session'
import { aBlank, anApiKey, anOddRecord, aUser } from '../kit/arbitraries/session'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { decodeUser, encodeUser } from '../../contract/session'

const anonymous: User = {
  apiKey: '',
  accountId: undefined,
  username: undefined,
  role: undefined,
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

const missingIn = (result: E.Either<CredentialsRefusal, Credentials>): ReadonlyArray<CredentialsField> =>
  E.isLeft(result) ? result.left.missing : []

export const sessionLaws: ReadonlyArray<Law> = [
  law({
    name: 'user round trip',
    statement: 'A user encoded as JSON is decoded to an equal one.',
    subject: { encodeUser, decodeUser },
    arbitrary: aUser(),
    holds: (subject, user) => {
      assert.deepEqual(subject.decodeUser(jsonRoundTrip(subject.encodeUser(user))), O.some(user))
    },
    mutants: {
      'latitude and longitude are swapped': {
        encodeUser: (user) => ({ ...encodeUser(user), lat: user.coordinates?.lng, lng: user.coordinates?.lat }),
        decodeUser,
      },
      'the organisation is dropped': {
        encodeUser: (user) => ({ ...encodeUser(user), organisation_name: undefined }),
        decodeUser,
      },
      'an absent name becomes empty': {
        encodeUser,
        decodeUser: (from) => O.map((user: User) => ({ ...user, username: user.username ?? '' }))(decodeUser(from)),
      },
    },
  }),

  law({
    name: 'user with a key',
    statement: 'Any stored value gives no user, or one whose key fits an HTTP header, with valid coordinates or none.',
    subject: decodeUser,
    arbitrary: anOddRecord(),
    holds: (subject, record) => {
      const user = subject(record)
      if (O.isNone(user)) return
      assert.notEqual(user.value.apiKey.trim(), '')
      assert.doesNotThrow(() => new Headers({ 'x-api-key': user.value.apiKey }))
      const { coordinates } = user.value
      assert.ok(coordinates === undefined || (Math.abs(coordinates.lat) <= 90 && Math.abs(coordinates.lng) <= 180))
    },
    mutants: {
      'any value is a user': () => O.some(anonymous),
      'any text is a key': (from) => O.map((user: User) => ({ ...user, apiKey: `${user.apiKey}☃` }))(decodeUser(from)),
      'any numbers are coordinates': (from) =>
        O.map((user: User) => ({ ...user, coordinates: { lat: 400, lng: 5 } }))(decodeUser(from)),
    },
  }),

  law({
    name: 'masked key',
    statement: 'A masked key is as long as the key and shows only its end, never more than a quarter.',
    subject: maskApiKey,
    arbitrary: fc.oneof(anApiKey(), fc.constantFrom('', 'geheim', '0123456789abcdef')),
    holds: (subject, key) => {
      const masked = subject(key)
      const visiblePart = masked.replace(/^•*/, '')
      assert.equal(masked.length, key.length)
      assert.ok(key.endsWith(visiblePart))
      assert.ok(visiblePart.length <= key.length / 4, `${visiblePart} of ${key}`)
    },
    mutants: {
      'a short key shows its end': (key) => '•'.repeat(Math.max(key.length - 4, 0)) + key.slice(-4),
      'nothing is masked': (key) => key,
      'its length is hidden': () => '••••••••',
    },
  }),

  law({
    name: 'credentials',
    statement:
      'A password is accepted as typed, a name is trimmed, and accepted credentials are accepted again unchanged. ' +
      'Whether one field is missing does not depend on the other.',
    subject: credentialsOf,
    arbitrary: fc.record({
      username: fc.oneof(aBlank(), fc.constantFrom('m.visser', ' m.visser ', 'Ïs')),
      password: fc.oneof(aBlank(), fc.string(), fc.constant(' geheim ')),
    }),
    holds: (subject, { username, password }) => {
      const result = subject(username, password)
      assert.deepEqual(subject(`  ${username}\t`, password), result)
      assert.deepEqual(missingIn(result), [
        ...missingIn(subject(username, 'geheim')),
        ...missingIn(subject('m.visser', password)),
      ])
      if (E.isLeft(result)) return assert.notDeepEqual(missingIn(result), [])
      assert.equal(result.right.password, password)
      assert.deepEqual(subject(result.right.username, result.right.password), result)
    },
    mutants: {
      'the password is trimmed': (username, password) => credentialsOf(username, password.trim()),
      'a blank name is accepted': (username, password) =>
        credentialsOf(username === '' ? '' : `${username}.`, password),
      'only the first missing field is reported': (username, password) =>
        E.mapLeft((refusal: CredentialsRefusal) => ({ ...refusal, missing: refusal.missing.slice(0, 1) }))(
          credentialsOf(username, password),
        ),
    },
  }),
]
