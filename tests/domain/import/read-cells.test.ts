import { describe, expect, it } from 'vitest'
import { guessColumns, readField, readRows } from '../../../src/domain/import'
import { readMinutes, readNumber, readPhone } from '../../../src/domain/parse'
import { readPriority, readType } from '../../../src/domain/import/read-type-and-priority'
import { settingsOf } from './read-test-rows'
import { today } from '../../kit/builders/today'

describe('numbers, words and phone numbers', () => {
  it.each([
    ['12,5', '12.5'],
    ['1.250,5', '1250.5'],
    ['12', '12'],
    ['12.5', '12.5'],
    ['12,5 kg', '12.5'],
    ['3x', '3'],
    ['3 colli', '3'],
    ['1 250,5', '1250.5'],
    ['2 000', '2000'],
    ['-1,5', '-1.5'],
    ['52,0907', '52.0907'],
  ])('the number %s is %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each(['', 'veel', '1,2,3', '12-3', '1e5x'])('%s is no number', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })

  it.each([
    ['12', '12'],
    ['12 min', '12'],
    ['0:15', '15'],
    ['00:15:00', '15'],
    ['1u30', '90'],
    ['1 uur', '60'],
    ['7,5', '7.5'],
    ['1,5 uur', '90'],
    ['0,5 h', '30'],
    ['2 uren', '120'],
    ['1 u 15 min', '75'],
    ['90 sec', '1.5'],
    ['5 minuten', '5'],
    ['5 min.', '5'],
    ['0,0104166666666667', '15'],
  ])('%s is %s minutes', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes)
  })

  it.each(['', '7 kg', '3 dagen', '2x', 'uur', '1:2:3:4'])('%s is no duration', (text) => {
    expect(readMinutes(text)).toBeUndefined()
  })

  it('words of offices are types and priorities', () => {
    expect(['Bezorgen', 'OPHALEN', ' montage ', 'retour', 'Delivery', 'zomaar'].map(readType)).toEqual([
      'Delivery',
      'Pickup',
      'Service',
      'Pickup',
      'Delivery',
      undefined,
    ])
    expect(['ja', 'Nee', 'spoed', 'laag', 'Regular', '3'].map(readPriority)).toEqual([
      'High',
      'Regular',
      'High',
      'Low',
      'Regular',
      undefined,
    ])
  })

  it('a phone number gets back the zero that a spreadsheet took', () => {
    expect(['612345678', '6 12345678', '06-12345678', 'tel: 030.1234567', '+31 6 12345678'].map(readPhone)).toEqual([
      '0612345678',
      '06 12345678',
      '06-12345678',
      '030 1234567',
      '+31 6 12345678',
    ])
  })

  it('a Dutch phone number gets back the plus before its 31', () => {
    expect(['31612345678', '31 6 12345678', '31201234567', '32478123456', '3161234567'].map(readPhone)).toEqual([
      '+31612345678',
      '+31 6 12345678',
      '+31201234567',
      '32478123456',
      '3161234567',
    ])
  })

  it('a number that does not start as one of the Netherlands gets no zero', () => {
    expect(['470123456', '912345678', '163123456', '61234567', '6123456789'].map(readPhone)).toEqual([
      '470123456',
      '912345678',
      '163123456',
      '61234567',
      '6123456789',
    ])
    expect(['301234567', '334612290', '475123456', '851234567'].map(readPhone)).toEqual([
      '0301234567',
      '0334612290',
      '0475123456',
      '0851234567',
    ])
  })

  it('a no-break space counts as a space, except in notes', () => {
    const read = (field: Parameters<typeof readField>[0], text: string) => readField(field, text, today)
    expect(read('routeDay', '24\u00A0nov\u00A02026')).toBe('2026-11-24')
    expect(read('demand', '1\u00A0250,5')).toBe('1250.5')
    expect(read('demand', '2\u202F000')).toBe('2000')
    expect(read('zip', '3511\u00A0AB')).toBe('3511 AB')
    expect(read('notes', '2\u00A0x')).toBe('2\u00A0x')
  })

  it('amounts of several kinds stand in one cell', () => {
    expect(['2 + 3,5', '2;3', '2 | 3', '4 dozen'].map((text) => readField('demand', text, today))).toEqual([
      '2; 3.5',
      '2; 3',
      '2; 3',
      '4',
    ])
  })

  it.each([
    [['1.250', '12,5'], '1250', '“1.250” read as 1250'],
    [['1.250', '1.250,5'], '1250', '“1.250” read as 1250'],
    [['1.250', '12.500'], '1250', '“1.250” read as 1250'],
    [['1.250', '800'], '1250', '“1.250” read as 1250'],
    [['1.250', '3.500'], '1.250', '“1.250” read as 1.25'],
    [['1.250', '1.5', '800'], '1.250', '“1.250” read as 1.25'],
    [['1.250', '0.750', '12.500'], '1.250', '“1.250” read as 1.25'],
    [['12,5', '2'], '12.5', undefined],
  ])('the point in %j is read by the whole column, as %s', (cells, demand, note) => {
    const rows = [['Klant', 'Gewicht'], ...cells.map((cell) => ['Den', cell])]
    const sheet = { name: '', rows }
    const [row] = readRows(sheet, settingsOf(sheet))
    expect([row?.texts.demand, guessColumns(sheet, 1)[1]?.note]).toEqual([demand, note])
  })

  it('where columns give a row different house numbers, none of them is chosen', () => {
    const rowOf = (...cells: ReadonlyArray<string>) => {
      const headers = ['Klant', 'Postcode', 'Straat', 'Nummer']
      const sheet = { name: '', rows: [headers, ['Den', '3511AB', ...cells]] }
      const columns = ['customerName', 'zip', 'streetAndNumber', 'houseNumber'] as const
      return readRows(sheet, { ...settingsOf(sheet), columns })[0]
    }
    expect(rowOf('Kade 12a', '14')).toMatchObject({
      texts: { houseNumber: '12 | 14' },
      problems: [{ field: 'houseNumber', reason: 'Columns give different ones' }],
    })
    for (const number of ['12', '012', '12a', '']) expect(rowOf('Kade 12a', number)?.problems).toEqual([])
  })

  it('a zip in small letters or with its country is written as usual, and any other stays', () => {
    const zips = ['3511ab', 'NL-3511AB', '3511AB', '3511 AB', 'b-1000', '3824 H']
    expect(zips.map((text) => readField('zip', text, today))).toEqual([
      '3511 AB',
      '3511 AB',
      '3511AB',
      '3511 AB',
      'b-1000',
      '3824 H',
    ])
  })
})
