import { describe, expect, it } from 'vitest'
import { layoutOf } from '../../../src/domain/reading'

const layout = layoutOf({ zip: ['zip', 'zipcode', 'address.zip'], lat: ['address.lat'] })
const [zip, lat] = [layout.finder('zip'), layout.finder('lat')]

describe('a record laid out by its known names', () => {
  it('is read as one by one: the first name that says something wins', () => {
    expect(zip(layout.lay({ zipcode: '2', zip: '1', address: { zip: '3' } }))).toBe('1')
    expect(zip(layout.lay({ zipcode: '2', zip: null, address: { zip: '3' } }))).toBe('2')
    expect(zip(layout.lay({ address: { zip: '3' } }))).toBe('3')
    expect(zip(layout.lay({ address: 'Dorpsstraat 1' }))).toBe(undefined)
    expect(zip(layout.lay({}))).toBe(undefined)
  })

  it('keeps what it says beyond them, within the inner record too', () => {
    expect(layout.lay({ zip: '1', colour: 'red', address: { lat: 52, floor: 3 } }).beyond).toEqual({
      colour: 'red',
      address: { floor: 3 },
    })
    expect(layout.lay({ zip: '1', address: { lat: 52 } }).beyond).toEqual({})
  })

  it('keeps something else that stands in the place of the inner record', () => {
    expect(layout.lay({ address: 'Dorpsstraat 1' }).beyond).toEqual({ address: 'Dorpsstraat 1' })
    expect(layout.lay({ address: null }).beyond).toEqual({})
  })

  it('keeps no prototype', () => {
    const { beyond } = layout.lay(
      JSON.parse('{ "__proto__": { "isAdmin": true }, "address": { "__proto__": { "a": 1 } } }'),
    )
    expect(Object.keys(beyond)).toEqual([])
    expect(Object.getPrototypeOf(beyond)).toBe(Object.prototype)
  })

  it('is told apart from one that was written otherwise, before it or after', () => {
    const records = [{ zip: '1' }, { zipcode: '2' }, { other: 0, zipcode: '3' }, { zipcode: '4', address: { lat: 5 } }]
    const laid = records.map((record) => layout.lay(record))
    expect(laid.map(zip)).toEqual(['1', '2', '3', '4'])
    expect(laid.map(lat)).toEqual([undefined, undefined, undefined, 5])
    expect(laid.map(({ beyond }) => beyond)).toEqual([{}, {}, { other: 0 }, {}])
  })
})
