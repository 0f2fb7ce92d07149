import { describe, expect, it } from 'vitest'
import { applyRowEdit, readCell, type ImportRow, type ImportTexts } from '../../../../src/domain/import'
import { jansen, rowsWith, withCells } from '../../../domain/import/read-test-rows'
import {
  cellOf,
  groupNoteOf,
  itemsOf,
  rowsGrouper,
  type RowColumn,
} from '../../../../src/ui/screens/import/rows-view-model'

const houseNumberColumn: RowColumn = {
  label: 'Number',
  isNumber: true,
  meaning: 'houseNumberWithSuffix',
  fields: ['houseNumber', 'houseNumberSuffix'],
}

const rowWith = (texts: ImportTexts, before: ImportTexts = {}): ImportRow => ({
  number: 2,
  texts,
  problems: [],
  before,
  defaulted: [],
  choice: undefined,
  isIncluded: true,
  duplicateOf: undefined,
  sameStop: undefined,
  sameBy: undefined,
  knownStop: undefined,
  mergedInto: undefined,
  draft: undefined,
})

const dayColumn: RowColumn = { label: 'Day', isNumber: false, meaning: 'routeDay', fields: ['routeDay'] }

const findRow = (row: ImportRow, query: string) => {
  const group = {
    key: 'ready',
    state: 'ready',
    title: 'Ready',
    rows: [row],
    countInOtherGroups: 0,
    fixes: [],
    verdict: undefined,
  } as const
  return itemsOf([group], { filter: 'all', query, expanded: new Set() })
}

describe('the day in the table of an import', () => {
  it.each([
    ['2026-12-01', 'Di 1-12-2026'],
    ['2025-12-01', 'Ma 1-12-2025'],
    ['Wo', 'Wo'],
    ['31-13-2026', '31-13-2026'],
    ['', ''],
  ])('the day %j is written %j', (routeDay, text) => {
    expect(cellOf(rowWith({ routeDay }), dayColumn).text).toBe(text)
  })

  it('a day that is edited from what the table shows is read as that day', () => {
    const { text } = cellOf(rowWith({ routeDay: '2025-12-01' }), dayColumn)
    const today = { year: 2026, month: 11, day: 30 }
    expect(readCell('routeDay', text, today)).toEqual({ routeDay: '2025-12-01' })
    expect(readCell('routeDay', text.replace(' 1-', ' 2-'), today)).toEqual({ routeDay: '2025-12-02' })
  })

  it.each(['1-12', 'di 1', '2026-12-01'])('a search for %j finds the day', (query) => {
    const row = rowWith({ routeDay: '2026-12-01' })
    expect(findRow(row, query)).toContainEqual({ kind: 'row', row })
  })
})

describe('the house number in the table of an import', () => {
  it.each([
    ['13', undefined, '13'],
    ['13', '2', '13-2'],
    ['11', 'A', '11A'],
    ['12', 'bis', '12 bis'],
    ['12', '-3', '12-3'],
    ['', 'A', 'A'],
    ['', undefined, ''],
  ])('%j with the suffix %j is written as in lists: %j', (houseNumber, houseNumberSuffix, text) => {
    const texts = { houseNumber, ...(houseNumberSuffix === undefined ? {} : { houseNumberSuffix }) }
    expect(cellOf(rowWith(texts), houseNumberColumn).text).toBe(text)
  })

  it('a changed house number says what it was before as in lists', () => {
    const row = rowWith({ houseNumber: '13', houseNumberSuffix: 'A' }, { houseNumberSuffix: '2' })
    expect(cellOf(row, houseNumberColumn).before).toBe('13-2')
  })

  it.each(['11a', '1', 'a'])('a search for %j finds the number 11A', (query) => {
    const row = rowWith({ houseNumber: '11', houseNumberSuffix: 'A' })
    expect(findRow(row, query)).toContainEqual({ kind: 'row', row })
  })
})

describe('the time slot in the table of an import', () => {
  const slotColumn: RowColumn = {
    label: 'Time slot',
    isNumber: false,
    meaning: 'timeSlot',
    fields: ['timeSlotEarliest', 'timeSlotLatest'],
  }

  it.each([
    ['09:00', undefined, 'from 09:00'],
    [undefined, '12:00', 'until 12:00'],
    ['09:00', '12:00', '09:00–12:00'],
    ['25:00-26:00', undefined, '25:00-26:00'],
    ['from 25:00', undefined, 'from 25:00'],
    ['25:00', '26:00', '25:00–26:00'],
  ])('a slot of %j and %j is written %j', (earliest, latest, text) => {
    const texts = {
      ...(earliest === undefined ? {} : { timeSlotEarliest: earliest }),
      ...(latest === undefined ? {} : { timeSlotLatest: latest }),
    }
    expect(cellOf(rowWith(texts), slotColumn).text).toBe(text)
  })
})

describe('the note of a group of rows', () => {
  const notesOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<string> => {
    const { groups, rejected } = rowsGrouper(() => undefined)(rows)
    return groups.map((group) => `${group.title}: ${groupNoteOf(group, rejected)}`)
  }
  const merged = applyRowEdit(rowsWith([jansen, jansen]), { kind: 'merge', rows: [3] })

  it('a duplicate is left out, and a row that was merged into another is not', () => {
    expect(notesOf(rowsWith([jansen, jansen]))).toEqual([
      'Same reference as another row: 1 row, left out',
      'Ready: 1 row',
    ])
    expect(notesOf(merged)).toEqual(['Merged into another row: 1 row', 'Ready: 1 row'])
  })

  it('rows that are listed with another problem are counted where a fix is for them too', () => {
    const rows = rowsWith([withCells({ 4: '17', 5: '13', 8: 'Iets' }), withCells({ 0: 'r2', 4: '17', 5: '13' })])
    expect(notesOf(rows)).toEqual([
      'Type “Iets” is not known: 1 row',
      'Time slot ends before it starts: 1 row, and 1 more listed under another problem',
    ])
  })

  it('the rows that are left out by hand are counted, with those that were merged into them', () => {
    expect(notesOf(applyRowEdit(merged, { kind: 'include', rows: [2], isIncluded: false }))).toEqual([
      'Merged into another row: 1 row, left out',
      'Ready: 1 row, left out',
    ])
  })

  it.each([
    ['number_differs', 'House number not in the register: 1 row, can be imported, perhaps without a place on the map'],
    ['not_found', 'Address not in the register: 1 row, can be imported without a place on the map'],
    ['street_only', 'Only the street is in the register: 1 row, can be imported'],
    ['not_checked', 'Address not checked: 1 row, can be imported'],
  ] as const)('a group of rows with the verdict %s says whether they get a place', (verdict, note) => {
    const group = rowsGrouper(() => ({ verdict, street: undefined, city: undefined, coordinates: undefined }))
    const notesFor = (row: ImportRow) => {
      const { groups, rejected } = group([row])
      return groups.map((each) => `${each.title}: ${groupNoteOf(each, rejected)}`)
    }
    expect(notesFor(rowWith({}))).toEqual([note])
    // A stop that is updated may keep its place.
    expect(notesFor({ ...rowWith({}), knownStop: 's1' })).toEqual([
      note.replace(/,? (perhaps )?without a place on the map/, ''),
    ])
  })
})
