import { describe, expect, it } from 'vitest'
import { isRecord, fieldFinder } from '../../../src/domain/parse'

describe('a field with several spellings', () => {
  const lat = fieldFinder('lat', 'latitude', 'address.lat')

  it('is found under its first name', () => {
    expect(lat({ lat: 1, latitude: 2, address: { lat: 3 } })).toBe(1)
  })

  it('is found under a later name where the earlier ones are absent or null', () => {
    expect(lat({ lat: null, latitude: 2 })).toBe(2)
    expect(lat({ address: { lat: 3 } })).toBe(3)
  })

  it('may be 0, false or empty', () => {
    expect(lat({ lat: 0, latitude: 2 })).toBe(0)
    expect(lat({ lat: false, latitude: 2 })).toBe(false)
    expect(lat({ lat: '', latitude: 2 })).toBe('')
  })

  it.each([{}, { address: null }, { address: 'Dorpsstraat 1' }, { address: [52, 5] }, { 'address.lat': 3 }])(
    'is absent in %j',
    (record) => {
      expect(lat(record)).toBe(undefined)
    },
  )
})

describe('a record', () => {
  it.each([[{}], [{ a: 1 }], [Object.create(null)]])('is something with fields: %j', (value) => {
    expect(isRecord(value)).toBe(true)
  })

  it.each([[null], [undefined], [[]], ['text'], [1], [() => 1]])('is not %j', (value) => {
    expect(isRecord(value)).toBe(false)
  })
})
