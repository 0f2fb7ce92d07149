import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import fc from 'fast-check'
import {
  credentialsOf,
  maskKey,
  decodeUser,
  encodeUser,
  type Credentials,
  type CredentialsField,
  type CredentialsRefusal,
  type User,
} from '../../src/domain/session'
import { aBlank, anApiKey, anOddRecord, aUser } from '../kit/arbitraries/session'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'

const nobody: User = {
  apiKey: '',
  accountId: undefined,
  username: undefined,
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

const missingIn = (read: E.Either<CredentialsRefusal, Credentials>): ReadonlyArray<CredentialsField> =>
  E.isLeft(read) ? read.left.missing : []

export const sessionLaws: ReadonlyArray<Law> = [
  law({
    name: 'user round trip',
    statement: 'A user who is kept as JSON is read back as the same user.',
    subject: { encodeUser, decodeUser },
    arbitrary: aUser(),
    holds: (subject, user) => {
      assert.deepEqual(subject.decodeUser(jsonRoundTrip(subject.encodeUser(user))), O.some(user))
    },
    mutants: {
      'latitude and longitude change places': {
        encodeUser: (user) => ({ ...encodeUser(user), lat: user.coordinates?.lng, lng: user.coordinates?.lat }),
        decodeUser,
      },
      'the organisation stays behind': {
        encodeUser: (user) => ({ ...encodeUser(user), organisation_name: undefined }),
        decodeUser,
      },
      'an absent name is invented': {
        encodeUser,
        decodeUser: (from) => O.map((user: User) => ({ ...user, username: user.username ?? '' }))(decodeUser(from)),
      },
    },
  }),

  law({
    name: 'user with a key',
    statement:
      'Whatever a store holds, reading it gives no user, or one with a key that a call can carry, and a real place or none.',
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
      'anything is somebody': () => O.some(nobody),
      'any text is a key': (from) => O.map((user: User) => ({ ...user, apiKey: `${user.apiKey}☃` }))(decodeUser(from)),
      'a number far away is a place': (from) =>
        O.map((user: User) => ({ ...user, at: { lat: 400, lng: 5 } }))(decodeUser(from)),
    },
  }),

  law({
    name: 'masked key',
    statement: 'A masked key is as long as the key and shows its end at most, never more than a quarter of it.',
    subject: maskKey,
    arbitrary: fc.oneof(anApiKey(), fc.constantFrom('', 'geheim', '0123456789abcdef')),
    holds: (subject, key) => {
      const masked = subject(key)
      const shown = masked.replace(/^•*/, '')
      assert.equal(masked.length, key.length)
      assert.ok(key.endsWith(shown))
      assert.ok(shown.length <= key.length / 4, `${shown} of ${key}`)
    },
    mutants: {
      'a short key shows its end too': (key) => '•'.repeat(Math.max(key.length - 4, 0)) + key.slice(-4),
      'nothing is masked': (key) => key,
      'its length is hidden': () => '••••••••',
    },
  }),

  law({
    name: 'credentials',
    statement:
      'A password passes as it was typed, spaces around a name change nothing, and what has passed passes again as it ' +
      'is. Whether one field is missing does not depend on the other.',
    subject: credentialsOf,
    arbitrary: fc.record({
      username: fc.oneof(aBlank(), fc.constantFrom('m.visser', ' m.visser ', 'Ïs')),
      password: fc.oneof(aBlank(), fc.string(), fc.constant(' geheim ')),
    }),
    holds: (subject, { username, password }) => {
      const read = subject(username, password)
      assert.deepEqual(subject(`  ${username}\t`, password), read)
      assert.deepEqual(missingIn(read), [
        ...missingIn(subject(username, 'geheim')),
        ...missingIn(subject('m.visser', password)),
      ])
      if (E.isLeft(read)) return assert.notDeepEqual(missingIn(read), [])
      assert.equal(read.right.password, password)
      assert.deepEqual(subject(read.right.username, read.right.password), read)
    },
    mutants: {
      'the password loses its spaces': (username, password) => credentialsOf(username, password.trim()),
      'a blank name passes': (username, password) => credentialsOf(username === '' ? '' : `${username}.`, password),
      'only the first that is missing is told': (username, password) =>
        E.mapLeft((refusal: CredentialsRefusal) => ({ ...refusal, missing: refusal.missing.slice(0, 1) }))(
          credentialsOf(username, password),
        ),
    },
  }),
]
