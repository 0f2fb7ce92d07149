import { describe, expect, it } from 'vitest'
import { findHouse, parseHouse } from '../../../server/address/geocoder'

describe('parseHouse', () => {
  it.each([
    ['12', undefined, '12', ''],
    [' 012 ', '', '12', ''],
    ['12A', undefined, '12', 'a'],
    ['12', 'A', '12', 'a'],
    ['12 - a', ' 2 ', '12', 'a2'],
    ['12-14', undefined, '12', '14'],
    ['12', 'één hoog', '12', 'éénhoog'],
    ['99999', undefined, '99999', ''],
  ])(
    'the house number %j with the suffix %j has the number %s and the addition %j',
    (houseNumber, suffix, number, addition) => {
      expect(parseHouse({ zip: '2801 ya', houseNumber, suffix })).toEqual({ zip: '2801YA', number, addition })
    },
  )

  it.each(['', 'a12', '0', '000', '-3', '100000', '123456a', '１２'])(
    'the house number %j is invalid',
    (houseNumber) => {
      expect(parseHouse({ zip: '2801YA', houseNumber, suffix: undefined })).toBeUndefined()
    },
  )

  it.each(['', '2801', '0801YA', '2801Y', '2801YAB', 'YA2801', '2801Y1', '2801YÄ'])(
    'the zip code %j is invalid',
    (zip) => {
      expect(parseHouse({ zip, houseNumber: '12', suffix: undefined })).toBeUndefined()
    },
  )
})

describe('findHouse', () => {
  const houses = [{ addition: 'b' }, { addition: '' }, { addition: 'a' }]

  it('the house with the addition is an exact match', () => {
    expect(findHouse(houses, 'a')).toEqual({ house: { addition: 'a' }, isExact: true })
  })

  it('an unknown addition finds the house without addition', () => {
    expect(findHouse(houses, 'c')).toEqual({ house: { addition: '' }, isExact: false })
  })

  it('the first house is found if all have additions', () => {
    expect(findHouse([{ addition: 'b' }, { addition: 'a' }], '')).toEqual({ house: { addition: 'b' }, isExact: false })
  })

  it('an empty list has no house', () => {
    expect(findHouse([], '')).toBeUndefined()
  })
})
