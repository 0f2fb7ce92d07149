import { describe, expect, it } from 'vitest'
import { readAddress, readHouseNumber, readStreetAndNumber } from '../../../src/domain/import/read-address'
import { readCell } from '../../../src/domain/import/read-cell'
import { readRows } from '../../../src/domain/import'
import { settingsOf } from './read-test-rows'
import { today } from '../../kit/builders/today'

it('a zip is found behind the letters of the country', () => {
  expect(readAddress('Dorpsstraat 12, NL-3811 WS Amersfoort')).toEqual({
    street: 'Dorpsstraat',
    houseNumber: '12',
    zip: '3811 WS',
    city: 'Amersfoort',
  })
})

describe('readStreetAndNumber and readHouseNumber', () => {
  it.each([
    ['Dorpsstraat 120', 'Dorpsstraat', '120', undefined],
    ['Biltstraat 101 A', 'Biltstraat', '101', 'A'],
    ['Biltstraat 101-a', 'Biltstraat', '101', 'a'],
    ['Oudegracht 12 bis', 'Oudegracht', '12', 'bis'],
    ['Kade 12-3', 'Kade', '12', '3'],
    ['Kade 12 3', 'Kade', '12', '3'],
    ['Kade 12 1 hoog', 'Kade', '12', '1 hoog'],
    ['Meir 12 bus 3', 'Meir', '12', 'bus 3'],
    ['Rue de la Loi 16 bte 3', 'Rue de la Loi', '16', 'bte 3'],
    ['Kade 3 unit 4b', 'Kade', '3', 'unit 4b'],
    ['Kade 7 en 9', 'Kade', '7', 'en 9'],
    ['Kade 7 & 9', 'Kade', '7', '& 9'],
    ['Kade 3 t/m 5', 'Kade', '3', 't/m 5'],
    ['Kade 3a, hal 2', 'Kade', '3', 'a, hal 2'],
    ['Loods 3', 'Loods', '3', undefined],
    ['Unit 4 Kade 3', 'Unit 4 Kade', '3', undefined],
    ['Plein 1940-1945 12', 'Plein 1940-1945', '12', undefined],
    ['Laan 1940 3', 'Laan 1940', '3', undefined],
    ['2e Daalsebuurt 7', '2e Daalsebuurt', '7', undefined],
    ['Burg. van de Weg, 4b', 'Burg. van de Weg', '4', 'b'],
    ["'s-Gravenweg 1", "'s-Gravenweg", '1', undefined],
  ])('%s is divided', (text, street, houseNumber, suffix) => {
    expect(readStreetAndNumber(text)).toEqual({
      street,
      houseNumber,
      ...(suffix === undefined ? {} : { houseNumberSuffix: suffix }),
    })
  })

  it.each(['', 'Dorpsstraat', '120', 'Postbus'])('%s is no street with a number', (text) => {
    expect(readStreetAndNumber(text)).toBeUndefined()
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

describe('a cell of a zip and a house number', () => {
  it.each([
    ['3511AB 12-a', { zip: '3511AB', houseNumber: '12', houseNumberSuffix: 'a' }],
    ['351IAB 12', { zip: '351IAB', houseNumber: '12' }],
    ['O801 YE, 1', { zip: 'O801 YE', houseNumber: '1' }],
    ['3511A8 12-a', { zip: '3511A8', houseNumber: '12', houseNumberSuffix: 'a' }],
    ['2801 10', { zip: '2801', houseNumber: '10' }],
    ['351IAB', { zip: '351IAB' }],
    ['?', { zip: '?' }],
  ])('%s keeps its zip, also one that is mistyped', (text, texts) => {
    expect(readCell('zipAndNumber', text, today)).toEqual(texts)
  })

  it('a mistyped zip before a city is kept', () => {
    expect(readCell('zipAndCity', '351IAB Utrecht', today)).toEqual({ zip: '351IAB Utrecht' })
    expect(readCell('zipAndCity', '351IAB 12', today)).toEqual({ zip: '351IAB 12' })
  })
})

describe('addresses abroad and cells with two addresses', () => {
  it.each([
    ['B-2000 Antwerpen', { zip: 'B-2000', city: 'Antwerpen' }],
    ['2000 Antwerpen', { zip: '2000', city: 'Antwerpen' }],
    ['47533\u00A0Kleve', { zip: '47533', city: 'Kleve' }],
    ['2801 YA Gouda', { zip: '2801 YA', city: 'Gouda' }],
    ['2801 Y Gouda', { zip: '2801 Y Gouda' }],
    ['2801', { zip: '2801' }],
  ])('the zip and the city of %j are divided', (text, address) => {
    expect(readCell('zipAndCity', text, today)).toEqual(address)
  })

  it('a cell with two addresses is a problem, since a stop has one', () => {
    const problemOf = (address: string) => {
      const sheet = {
        name: '',
        rows: [
          ['Klant', 'Volledig adres'],
          ['Den', address],
        ],
      }
      return readRows(sheet, settingsOf(sheet))[0]?.problems[0]
    }
    for (const separator of [' / ', '\n', '; ', ' en '])
      expect(problemOf(`Kade 3, 2801 YA Gouda${separator}Plein 5, 2801 YB Gouda`)).toMatchObject({
        field: 'street',
        reason: 'Holds two addresses',
      })
    expect(problemOf('Plein 1944 5, 2801 YA Gouda')).toBeUndefined()
  })
})
