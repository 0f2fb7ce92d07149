import { describe, expect, it } from 'vitest'
import {
  columnMeanings,
  guessColumns,
  guessSettings,
  meaningLabels,
  readRows,
  type SourceTable,
} from '../../../src/domain/import'

const today = { year: 2026, month: 11, day: 26 }

const table: SourceTable = { fileName: 'orders.csv', bytes: 900, sheets: [], note: '' }

describe('the columns of a table', () => {
  it('days with the month first are read so where no other reading fits the column', () => {
    const days = [
      ['Customer', 'Zip', 'House number', 'Date'],
      ['A', '3511AB', '1', '11/24/2026'],
      ['B', '3511AB', '1', '11/5/2026'],
    ]
    const american = { name: '', rows: days }
    const read = readRows(american, guessSettings({ ...table, sheets: [american] }, today))
    expect(read.map(({ texts }) => texts.routeDay)).toEqual(['2026-11-24', '2026-11-05'])
  })

  it('a table without names of columns is understood by its cells', () => {
    const plain = {
      name: '',
      rows: [
        ['Jansen', 'Dorpsstraat 12', '3811 WS', '06-12345678'],
        ['Prins', 'Kade 3', '3811 WT', '030-1234567'],
      ],
    }
    expect(guessSettings({ ...table, sheets: [plain] }, today)).toMatchObject({
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
    const guessed = guessSettings({ ...table, sheets }, today)
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

  it('the words of the screens are understood as names of columns', () => {
    for (const meaning of columnMeanings)
      expect(guessColumns({ name: '', rows: [[meaningLabels[meaning]]] }, 1)[0]).toMatchObject({
        meaning,
        certainty: 'sure',
      })
  })
})
