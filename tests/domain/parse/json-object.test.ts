import { describe, expect, it } from 'vitest'
import { isJsonObject, fieldFinder } from '../../../src/domain/parse'

describe('fieldFinder', () => {
  const lat = fieldFinder('lat', 'latitude', 'address.lat')

  it('a value is found under the first name', () => {
    expect(lat({ lat: 1, latitude: 2, address: { lat: 3 } })).toBe(1)
  })

  it('a later name is used if the earlier ones are absent or null', () => {
    expect(lat({ lat: null, latitude: 2 })).toBe(2)
    expect(lat({ address: { lat: 3 } })).toBe(3)
  })

  it('0, false and an empty text count as values', () => {
    expect(lat({ lat: 0, latitude: 2 })).toBe(0)
    expect(lat({ lat: false, latitude: 2 })).toBe(false)
    expect(lat({ lat: '', latitude: 2 })).toBe('')
  })

  it.each([{}, { address: null }, { address: 'Dorpsstraat 1' }, { address: [52, 5] }, { 'address.lat': 3 }])(
    'a nested value is absent in %j',
    (record) => {
      expect(lat(record)).toBe(undefined)
    },
  )
})

describe('isJsonObject', () => {
  it.each([[{}], [{ a: 1 }], [Object.create(null)]])('%j is a record', (value) => {
    expect(isJsonObject(value)).toBe(true)
  })

  it.each([[null], [undefined], [[]], ['text'], [1], [() => 1]])('%j is no record', (value) => {
    expect(isJsonObject(value)).toBe(false)
  })
})
