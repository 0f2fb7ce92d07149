import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import {
  applyRowEdit,
  columnMeanings,
  groupRows,
  guessColumns,
  guessHeaderRow,
  guessSettings,
  headerKeyOf,
  meaningLabels,
  readRows,
  tallyOf,
  type Sheet,
} from '../../../src/domain/import'
import { settingsOf } from './read-test-rows'
import { today } from '../../kit/builders/today'

describe('the columns of a table', () => {
  it('days with the month first are read so where no other reading fits the column', () => {
    const days = [
      ['Customer', 'Zip', 'House number', 'Date'],
      ['A', '3511AB', '1', '11/24/2026'],
      ['B', '3511AB', '1', '11/5/2026'],
    ]
    const american = { name: '', rows: days }
    const read = readRows(american, settingsOf(american))
    expect(read.map(({ texts }) => texts.routeDay)).toEqual(['2026-11-24', '2026-11-05'])
  })

  const sheetOfDays = (days: ReadonlyArray<string>) => ({
    name: '',
    rows: [
      ['Customer', 'Zip', 'House number', 'Date'],
      ...days.map((day, index) => [`C${index}`, '3511AB', String(index + 1), day]),
    ],
  })
  const daysOf = (days: ReadonlyArray<string>) => {
    const sheet = sheetOfDays(days)
    const read = readRows(sheet, settingsOf(sheet))
    return [read.map(({ texts }) => texts.routeDay), guessColumns(sheet, 1)[3]?.note]
  }

  it('one slip of the pen does not turn the days of all other rows', () => {
    expect(daysOf(['03-12-2026', '04-12-2026', '05-12-2026', '03-21-2026'])).toEqual([
      ['2026-12-03', '2026-12-04', '2026-12-05', '03-21-2026'],
      undefined,
    ])
  })

  it('the note of a column says that its days have the month first', () => {
    const note = 'Read with the month before the day'
    expect(daysOf(['11-24-2026', '11-05-2026'])).toEqual([['2026-11-24', '2026-11-05'], note])
    expect(daysOf([...Array.from({ length: 8 }, () => '11/5/2026'), '11/24/2026'])[1]).toBe(note)
  })

  it('a day that cannot have the month first decides for all', () => {
    expect(daysOf(['11/24/2026', '11/25/2026', '24/11/2026'])[0]).toEqual(['11/24/2026', '11/25/2026', '2026-11-24'])
  })

  it('the note counts all days, also those far down', () => {
    const days = [...Array.from({ length: 300 }, () => '11/5/2026'), ...Array.from({ length: 100 }, () => '11/24/2026')]
    expect(daysOf(days)[1]).toBe('Read with the month before the day')
  })

  it('words of a stop that are also names of columns do not make it the row of names', () => {
    const rows = [
      ['Jansen', '3811WS', '12', 'bel'],
      ['Prins', '3811WT', '3', ''],
      ['Kok', '3811WV', '4', ''],
      ['Service', '3811WW', '5', 'Levering'],
    ]
    const sheet = { name: '', rows }
    const settings = settingsOf(sheet)
    expect([settings.headerRow, readRows(sheet, settings).length]).toEqual([0, 4])
  })

  it.each([
    [
      'with one known name',
      [
        ['Firma', 'Postcode', 'Kleur'],
        ['Jansen', '3811WS', 'rood'],
      ],
      1,
    ],
    ['of one column', [['Postcode'], ['3811WS']], 1],
    ['with an ordinal', [['Orders'], ['Naam', 'Postcode', '2e telefoon'], ['Jansen', '3811WS', '06']], 2],
    [
      'below a title that is a known word',
      [
        ['Route', ''],
        ['Naam', 'Postcode'],
        ['Jansen', '3811WS'],
      ],
      2,
    ],
  ])('a row of names %s is found', (_, rows, headerRow) => {
    expect(guessHeaderRow({ name: '', rows })).toBe(headerRow)
  })

  it('columns without names have no key by which their meanings are remembered', () => {
    const sheet = {
      name: '',
      rows: [
        ['', ' '],
        ['Naam', 'Plaats'],
      ],
    }
    expect([0, 1, 2].map((headerRow) => headerKeyOf(sheet, headerRow))).toEqual([
      undefined,
      undefined,
      '["naam","plaats"]',
    ])
  })

  it('a table without names of columns is understood by its cells', () => {
    const plain = {
      name: '',
      rows: [
        ['Jansen', 'Dorpsstraat 12', '3811 WS', '06-12345678'],
        ['Prins', 'Kade 3', '3811 WT', '030-1234567'],
      ],
    }
    expect(settingsOf(plain)).toMatchObject({
      headerRow: 0,
      columns: [undefined, 'streetAndNumber', 'zip', 'phone'],
    })
  })

  it('titles above the names of the columns, and another sheet, do not mislead', () => {
    const titled = {
      name: 'Ritten',
      rows: [
        ['Ritten van dinsdag'],
        [],
        ['Naam', 'PC + huisnr', 'Tijd van', 'Tijd tot'],
        ['Jansen', '3511AB 12-a', '9.00', '1200'],
      ],
    }
    const sheets = [{ name: 'Uitleg', rows: [['Lees dit eerst']] }, titled]
    const guessed = guessSettings({ fileName: 'ritten.xlsx', bytes: 900, sheets, note: '' }, today)
    expect(guessed).toMatchObject({ sheet: 1, headerRow: 3 })
    expect(readRows(titled, guessed)[0]?.draft).toMatchObject({
      customerName: 'Jansen',
      zip: '3511AB',
      houseNumber: '12',
      houseNumberSuffix: 'a',
      timeSlotEarliest: '09:00',
      timeSlotLatest: '12:00',
    })
  })

  it('two columns with the same name are not both used, except for notes', () => {
    const twice = {
      name: '',
      rows: [
        ['Klant', 'Klant', 'Opmerking', 'Instructie'],
        ['A', 'B', 'bel', 'achterom'],
      ],
    }
    expect(guessColumns(twice, 1).map(({ meaning, note }) => [meaning, note])).toEqual([
      ['customerName', undefined],
      [undefined, '“Klant” already gives this'],
      ['notes', undefined],
      ['notes', undefined],
    ])
  })

  it('the fields of an upload file are understood by their names', () => {
    const names = [
      'customerName',
      'address.zipcode',
      'house_number',
      'routeDay',
      'requestedDay',
      'groupedExternalTaskIds',
      'lon',
    ]
    expect(guessColumns({ name: '', rows: [names] }, 1).map(({ meaning }) => meaning)).toEqual([
      'customerName',
      'zip',
      'houseNumber',
      'routeDay',
      undefined,
      'groupedExternalTaskIds',
      'lng',
    ])
  })

  it('a name with its unit or format behind it is known, unless the unit is another one', () => {
    const meaningOf = (header: string) => guessColumns({ name: '', rows: [['Klant', header]] }, 1)[1]?.meaning
    expect(['Lostijd (min)', 'Lostijd in minuten', 'Duration [minutes]'].map(meaningOf)).toEqual(
      Array.from({ length: 3 }, () => 'duration'),
    )
    expect(meaningOf('Aantal colli')).toBe('demand')
    expect(['Gewicht (kg)', 'Leverdatum (dd-mm-jjjj)', 'Telefoon (optioneel)'].map(meaningOf)).toEqual([
      'demand',
      'routeDay',
      'phone',
    ])
    expect(['Afleverdatum (dd-mm-jjjj)', 'Bezorgdag (verplicht)'].map(meaningOf)).toEqual(['routeDay', 'routeDay'])
    expect(['Lostijd (uur)', 'Lostijd in uren', '(min)'].map(meaningOf)).toEqual([undefined, undefined, 'duration'])
  })

  it('the words of the screens are understood as names of columns', () => {
    for (const meaning of columnMeanings)
      expect(guessColumns({ name: '', rows: [[meaningLabels[meaning]]] }, 1)[0]).toMatchObject({
        meaning,
        certainty: 'sure',
      })
  })
})

describe('time slots that a spreadsheet made dates', () => {
  const sheetOf = (slots: ReadonlyArray<string>): Sheet => ({
    name: '',
    rows: [
      ['Klant', 'PC', 'Huisnr', 'Tijdvak'],
      ...slots.map((slot, index) => [`Klant ${index}`, '3511AB', String(index + 1), slot]),
    ],
  })

  it('a column that is named for slots is no column of days, and one fix gives all their slots', () => {
    const sheet = sheetOf(['8-dec', '2026-12-09', '10-dec', '9-11'])
    const settings = settingsOf(sheet)
    expect(settings.columns[3]).toBe('timeSlot')
    const rows = readRows(sheet, settings)
    const [group] = groupRows(rows)
    expect([group?.title, group?.fixes.map(({ label }) => label)]).toEqual([
      'Timeslot earliest: a spreadsheet made a date of it',
      ['Read all 3 as time slot'],
    ])
    const [fix] = group?.fixes ?? []
    const fixed = applyRowEdit(rows, fix?.kind === 'edit' ? fix.edit : assert.fail('No edit'))
    expect(fixed.map(({ texts }) => [texts.timeSlotEarliest, texts.timeSlotLatest])).toEqual([
      ['08:00', '12:00'],
      ['09:00', '12:00'],
      ['10:00', '12:00'],
      ['09:00', '11:00'],
    ])
    expect(tallyOf(groupRows(fixed))).toMatchObject({ ready: 4 })
  })

  it('days that no slot became stay days', () => {
    expect(settingsOf(sheetOf(['24-11-2026', '2026-11-25', '26-nov'])).columns[3]).toBe('routeDay')
  })
})
