import { describe, expect, it } from 'vitest'
import { fieldLookupFor, type JsonObject } from '../../../src/domain/parse'

const lookup = fieldLookupFor({ zip: ['zip', 'zipcode', 'address.zip'], lat: ['address.lat'] })
const [findZip, findLat] = [lookup.finderOf('zip'), lookup.finderOf('lat')]
const zip = (record: JsonObject) => findZip(record, lookup.shapeOf(record))
const lat = (record: JsonObject) => findLat(record, lookup.shapeOf(record))
const unknownFieldsOf = (record: JsonObject) => lookup.shapeOf(record).unknownFields(record)

describe('fieldLookupFor', () => {
  it('the first name with a value wins, as with fieldFinder', () => {
    expect(zip({ zipcode: '2', zip: '1', address: { zip: '3' } })).toBe('1')
    expect(zip({ zipcode: '2', zip: null, address: { zip: '3' } })).toBe('2')
    expect(zip({ address: { zip: '3' } })).toBe('3')
    expect(zip({ address: 'Dorpsstraat 1' })).toBe(undefined)
    expect(zip({})).toBe(undefined)
  })

  it('unknown fields are kept, also those of an inner record', () => {
    expect(unknownFieldsOf({ zip: '1', colour: 'red', address: { lat: 52, floor: 3 } })).toEqual({
      colour: 'red',
      address: { floor: 3 },
    })
    expect(unknownFieldsOf({ zip: '1', address: { lat: 52 } })).toEqual({})
  })

  it('a value that replaces the inner record is kept', () => {
    expect(unknownFieldsOf({ address: 'Dorpsstraat 1' })).toEqual({ address: 'Dorpsstraat 1' })
    expect(unknownFieldsOf({ address: null })).toEqual({})
  })

  it('a prototype is not kept', () => {
    const unknown = unknownFieldsOf(
      JSON.parse('{ "__proto__": { "isAdmin": true }, "address": { "__proto__": { "a": 1 } } }'),
    )
    expect(Object.keys(unknown)).toEqual([])
    expect(Object.getPrototypeOf(unknown)).toBe(Object.prototype)
  })

  it('records of different shapes are read independently', () => {
    const records = [{ zip: '1' }, { zipcode: '2' }, { other: 0, zipcode: '3' }, { zipcode: '4', address: { lat: 5 } }]
    expect(records.map(zip)).toEqual(['1', '2', '3', '4'])
    expect(records.map(lat)).toEqual([undefined, undefined, undefined, 5])
    expect(records.map(unknownFieldsOf)).toEqual([{}, {}, { other: 0 }, {}])
  })
})
