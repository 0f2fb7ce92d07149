import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkCoordinates, coordinateFields, parseCoordinates, coordinatesOf } from '../../../src/domain/address'

describe('coordinatesOf', () => {
  it('two numbers within range are coordinates', () => {
    expect(coordinatesOf(52.1, 5.1)).toEqual({ lat: 52.1, lng: 5.1 })
    expect(coordinatesOf(-90, 180)).toEqual({ lat: -90, lng: 180 })
    expect(coordinatesOf(0, 5)).toEqual({ lat: 0, lng: 5 })
  })

  it.each([
    [0, 0],
    [90.1, 5],
    [52, -180.5],
    [NaN, 5],
    ['52', 5],
    [52, undefined],
  ])('%s/%s are no coordinates', (lat, lng) => {
    expect(coordinatesOf(lat, lng)).toBeUndefined()
  })
})

describe('parseCoordinates', () => {
  it('coordinates may be text', () => {
    expect(parseCoordinates('52.1', 5.1)).toEqual({ lat: 52.1, lng: 5.1 })
  })

  it.each([
    ['noord', 5],
    [52, undefined],
    [null, null],
    ['0', '0'],
    [91, 5],
  ])('%s/%s count as absent', (lat, lng) => {
    expect(parseCoordinates(lat, lng)).toBeUndefined()
  })
})

describe('coordinateFields', () => {
  it('required coordinates are within range', () => {
    const { lat, lng } = coordinateFields
    expect([lat.parser(-90), lat.parser('90')]).toEqual([E.right(-90), E.right(90)])
    expect([lng.parser(-180), lng.parser('180')]).toEqual([E.right(-180), E.right(180)])
    expect([lat.parser(90.1), lat.parser(-90.1)]).toEqual([
      E.left('Must be at most 90, not 90.1'),
      E.left('Must be at least -90, not -90.1'),
    ])
    expect([lng.parser(181), lng.parser(-181)]).toEqual([
      E.left('Must be at most 180, not 181'),
      E.left('Must be at least -180, not -181'),
    ])
  })

  it('0, 0 is refused', () => {
    expect(checkCoordinates({ lat: 0, lng: 0 })).toEqual(E.left('0, 0 is no place'))
    expect(checkCoordinates({ lat: 0, lng: 5 })).toEqual(E.right({ lat: 0, lng: 5 }))
  })
})
