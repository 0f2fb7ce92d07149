import { describe, expect, it } from 'vitest'
import { findHouse, parseHouse } from '../../../server/address/house'

describe('an address that is asked for', () => {
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
    'with the house number %j and the suffix %j is number %s, addition %j',
    (houseNumber, suffix, number, addition) => {
      expect(parseHouse({ zip: '2801 ya', houseNumber, suffix })).toEqual({ zip: '2801YA', number, addition })
    },
  )

  it.each(['', 'a12', '0', '000', '-3', '100000', '123456a', '１２'])(
    'is no house with the number %j',
    (houseNumber) => {
      expect(parseHouse({ zip: '2801YA', houseNumber, suffix: undefined })).toBeUndefined()
    },
  )

  it.each(['', '2801', '0801YA', '2801Y', '2801YAB', 'YA2801', '2801Y1', '2801YÄ'])(
    'is no house with the zip %j',
    (zip) => {
      expect(parseHouse({ zip, houseNumber: '12', suffix: undefined })).toBeUndefined()
    },
  )
})

describe('of the houses of one number', () => {
  const houses = [{ addition: 'b' }, { addition: '' }, { addition: 'a' }]

  it('the one with the addition is meant', () => {
    expect(findHouse(houses, 'a')).toEqual({ addition: 'a' })
  })

  it('the house itself is meant where nobody knows the addition', () => {
    expect(findHouse(houses, 'c')).toEqual({ addition: '' })
  })

  it('the first is meant where none goes without an addition', () => {
    expect(findHouse([{ addition: 'b' }, { addition: 'a' }], '')).toEqual({ addition: 'b' })
  })

  it('none is meant where there is none', () => {
    expect(findHouse([], '')).toBeUndefined()
  })
})
