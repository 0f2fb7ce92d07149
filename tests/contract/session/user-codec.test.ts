import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { User } from '../../../src/domain/session'
import { encodeUser, decodeUser } from '../../../contract/session'

const visser: User = {
  apiKey: 'a4f0',
  accountId: '7',
  username: 'm.visser',
  role: undefined,
  organisationId: '12',
  organisationName: "'s-Hertogenbosch Fietsen",
  coordinates: { lat: 52.0155316, lng: 4.6568895 },
}

const minimalUser: User = {
  apiKey: 'a4f0',
  accountId: undefined,
  username: undefined,
  role: undefined,
  organisationId: undefined,
  organisationName: undefined,
  coordinates: undefined,
}

describe('user record codec (§3)', () => {
  it('a record has the field names of the spec', () => {
    expect(encodeUser(visser)).toEqual({
      api_key: 'a4f0',
      id: '7',
      username: 'm.visser',
      organisation_id: '12',
      organisation_name: "'s-Hertogenbosch Fietsen",
      lat: 52.0155316,
      lng: 4.6568895,
    })
  })

  it('an encoded user is decoded back', () => {
    expect(decodeUser(encodeUser(visser))).toEqual(O.some(visser))
  })

  it.each(['a4f0☃', 'ключ', '😀'])('the key %s is refused, since no HTTP header can carry it (§6)', (api_key) => {
    expect(decodeUser({ ...encodeUser(visser), api_key })).toEqual(O.none)
  })

  it('a record with only a key is a user', () => {
    expect(decodeUser({ api_key: 'a4f0' })).toEqual(O.some(minimalUser))
  })

  it('ids may be numbers', () => {
    expect(decodeUser({ api_key: 'a4f0', id: 7, organisation_id: 12 })).toEqual(
      O.some({ ...minimalUser, accountId: '7', role: undefined, organisationId: '12' }),
    )
  })

  it.each([
    ['one coordinate only', { lat: 52.1 }],
    ['a place off the map', { lat: 152.1, lng: 5.1 }],
    ['words for numbers', { lat: 'north', lng: 'east' }],
  ])('there are no headquarters in %s', (_, fields) => {
    expect(decodeUser({ api_key: 'a4f0', ...fields })).toEqual(O.some(minimalUser))
  })

  it('invalid fields are left out', () => {
    expect(decodeUser({ api_key: 'a4f0', id: {}, username: null, organisation_name: ' ' })).toEqual(O.some(minimalUser))
  })
})

describe('decodeUser: refusals (§4: a record needs an api_key)', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'a4f0'],
    ['a list', [{ api_key: 'a4f0' }]],
    ['a record without a key', { id: '7', username: 'm.visser' }],
    ['an empty key', { api_key: '' }],
    ['a blank key', { api_key: '  ' }],
    ['a key that is a record', { api_key: {} }],
  ])('%s is no user', (_, from) => {
    expect(decodeUser(from)).toEqual(O.none)
  })
})
