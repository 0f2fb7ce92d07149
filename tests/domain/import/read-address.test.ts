import { describe, expect, it } from 'vitest'
import { readAddress, readHouseNumber, readStreet } from '../../../src/domain/import/read-address'

describe('readStreet and readHouseNumber', () => {
  it.each([
    ['Dorpsstraat 120', 'Dorpsstraat', '120', undefined],
    ['Biltstraat 101 A', 'Biltstraat', '101', 'A'],
    ['Biltstraat 101-a', 'Biltstraat', '101', 'a'],
    ['Oudegracht 12 bis', 'Oudegracht', '12', 'bis'],
    ['Kade 12-3', 'Kade', '12', '3'],
    ['Kade 12 3', 'Kade', '12', '3'],
    ['Kade 12 1 hoog', 'Kade', '12', '1 hoog'],
    ['Plein 1940-1945 12', 'Plein 1940-1945', '12', undefined],
    ['Laan 1940 3', 'Laan 1940', '3', undefined],
    ['2e Daalsebuurt 7', '2e Daalsebuurt', '7', undefined],
    ['Burg. van de Weg, 4b', 'Burg. van de Weg', '4', 'b'],
    ["'s-Gravenweg 1", "'s-Gravenweg", '1', undefined],
  ])('%s is divided', (text, street, houseNumber, suffix) => {
    expect(readStreet(text)).toEqual({
      street,
      houseNumber,
      ...(suffix === undefined ? {} : { houseNumberSuffix: suffix }),
    })
  })

  it.each(['', 'Dorpsstraat', '120', 'Postbus'])('%s is no street with a number', (text) => {
    expect(readStreet(text)).toBeUndefined()
  })

  it.each([
    ['12-a', '12', 'a'],
    ['12 A', '12', 'A'],
    ['12bis', '12', 'bis'],
    ['12', '12', undefined],
  ])('the number %s is divided', (text, houseNumber, suffix) => {
    expect(readHouseNumber(text)).toEqual({
      houseNumber,
      ...(suffix === undefined ? {} : { houseNumberSuffix: suffix }),
    })
  })
})

describe('readAddress', () => {
  it.each([
    ['3511AB 12-a', { zip: '3511AB', houseNumber: '12', houseNumberSuffix: 'a' }],
    ['3511 ab, 12', { zip: '3511 ab', houseNumber: '12' }],
    ['12a 3511AB', { zip: '3511AB', houseNumber: '12', houseNumberSuffix: 'a' }],
    ['3511 AB Utrecht', { zip: '3511 AB', city: 'Utrecht' }],
    [
      'Dorpsstraat 12, 3811 WS Amersfoort',
      { street: 'Dorpsstraat', houseNumber: '12', zip: '3811 WS', city: 'Amersfoort' },
    ],
    [
      'Dorpsstraat 12 3811WS Amersfoort',
      { street: 'Dorpsstraat', houseNumber: '12', zip: '3811WS', city: 'Amersfoort' },
    ],
    [
      'Dorpsstraat 12\n3811 WS  Amersfoort\nNederland',
      { street: 'Dorpsstraat', houseNumber: '12', zip: '3811 WS', city: 'Amersfoort' },
    ],
    ['Dorpsstraat 12, Amersfoort', { street: 'Dorpsstraat', houseNumber: '12', city: 'Amersfoort' }],
    ['Dorpsstraat 12', { street: 'Dorpsstraat', houseNumber: '12' }],
  ])('%s is divided', (text, address) => {
    expect(readAddress(text)).toEqual(address)
  })

  it.each(['', 'Amersfoort', 'Postbus 1234 zonder'])('%s is no address', (text) => {
    expect(readAddress(text)?.zip).toBeUndefined()
  })
})
