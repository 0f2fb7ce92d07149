import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkCoordinates, coordinateFields, parseCoordinates, coordinatesOf } from '../../../src/domain/address'

describe('a point on the map', () => {
  it('is two numbers within the world', () => {
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
  ])('is not %s/%s', (lat, lng) => {
    expect(coordinatesOf(lat, lng)).toBeUndefined()
  })
})

describe('coordinates from elsewhere', () => {
  it('may be written as text', () => {
    expect(parseCoordinates('52.1', 5.1)).toEqual({ lat: 52.1, lng: 5.1 })
  })

  it.each([
    ['noord', 5],
    [52, undefined],
    [null, null],
    ['0', '0'],
    [91, 5],
  ])('count as absent where they are %s/%s', (lat, lng) => {
    expect(parseCoordinates(lat, lng)).toBeUndefined()
  })
})

describe('coordinates that must be understood', () => {
  it('are within the world', () => {
    const { lat, lng } = coordinateFields
    expect([lat.parser(-90), lat.parser('90')]).toEqual([E.right(-90), E.right(90)])
    expect([lng.parser(-180), lng.parser('180')]).toEqual([E.right(-180), E.right(180)])
    expect([lat.parser(90.1), lat.parser(-90.1)]).toEqual([
      E.left('More than 90: 90.1'),
      E.left('Less than -90: -90.1'),
    ])
    expect([lng.parser(181), lng.parser(-181)]).toEqual([E.left('More than 180: 181'), E.left('Less than -180: -181')])
  })

  it('are no place at 0, 0', () => {
    expect(checkCoordinates({ lat: 0, lng: 0 })).toEqual(E.left('0, 0 is no place'))
    expect(checkCoordinates({ lat: 0, lng: 5 })).toEqual(E.right({ lat: 0, lng: 5 }))
  })
})
