import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import {
  applyRowEdit,
  groupRows,
  guessSettings,
  knownStopsOf,
  readRows,
  rejectedRowsCsv,
  tallyOf,
  type ImportRow,
  type ImportTexts,
  type KnownStops,
  type RowEdit,
  type RowVerdict,
} from '../../../src/domain/import'
import { newStop } from '../../../src/domain/stop'

const today = { year: 2026, month: 11, day: 26 }

const headers = [
  'ref',
  'klant',
  'postcode',
  'huisnummer',
  'van',
  'tot',
  'aantal',
  'opmerking',
  'type',
  'datum',
  'lat',
  'lng',
]

/** Rows of a sheet with these cells, in the order of the headers. */
const rowsWith = (cells: ReadonlyArray<ReadonlyArray<string>>, known?: KnownStops): ReadonlyArray<ImportRow> => {
  const sheet = { name: '', rows: [headers, ...cells] }
  return readRows(sheet, guessSettings({ fileName: 'a.csv', bytes: 1, sheets: [sheet], note: '' }, today), known)
}

const jansen = ['r1', 'Jansen', '3511AB', '1', '9', '12', '2', 'bel', 'Delivery', '24-11-2026']

const withCells = (changes: Readonly<Record<number, string>>): ReadonlyArray<string> =>
  headers.map((_, column) => changes[column] ?? jansen[column] ?? '')

const titlesOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<string> => groupRows(rows).map(({ title }) => title)

describe('duplicates among the rows of a file', () => {
  it('a row with the same reference is left out, also at another address', () => {
    const rows = rowsWith([jansen, withCells({ 1: 'Prins', 3: '9' })])
    expect(rows.map(({ isIncluded, duplicateOf, sameBy }) => [isIncluded, duplicateOf, sameBy])).toEqual([
      [true, undefined, undefined],
      [false, 2, 'reference'],
    ])
  })

  it('a row that shares one of several references is left out', () => {
    expect(rowsWith([withCells({ 0: 'r1; r2' }), withCells({ 0: 'r2', 1: 'Prins' })])[1]).toMatchObject({
      duplicateOf: 2,
      sameBy: 'reference',
    })
  })

  it.each([
    ['the same customer, address and day', { 0: '', 1: ' jansen', 2: '3511 ab' }, 2],
    ['another day', { 0: '', 9: '25-11-2026' }, undefined],
    ['another house', { 0: '', 3: '2' }, undefined],
    ['another customer', { 0: '', 1: 'Prins' }, undefined],
    ['another reference', { 0: 'r2' }, 2],
  ])('a row with %s is compared with the first', (_, changes, duplicateOf) => {
    expect(rowsWith([jansen, withCells(changes)])[1]?.duplicateOf).toBe(duplicateOf)
  })

  it('a row with a problem is no duplicate until it is mended', () => {
    const rows = rowsWith([jansen, withCells({ 8: 'Anders' })])
    expect(rows[1]?.duplicateOf).toBeUndefined()
    expect(applyRowEdit(rows, { kind: 'set', rows: [3], texts: { type: 'Pickup' } })[1]?.duplicateOf).toBe(2)
  })

  it('a duplicate takes the place of a row that is left out', () => {
    const rows = applyRowEdit(rowsWith([jansen, jansen]), { kind: 'include', rows: [2], isIncluded: false })
    expect(rows.map(({ isIncluded }) => isIncluded)).toEqual([false, true])
  })

  it('a duplicate that is kept is imported', () => {
    const rows = applyRowEdit(rowsWith([jansen, jansen]), { kind: 'include', rows: [3], isIncluded: true })
    expect(tallyOf(rows)).toMatchObject({ duplicates: 1, willBeImported: 2 })
  })
})

describe('duplicates of stops of the project', () => {
  const [row] = rowsWith([jansen])
  const facts = newStop(row?.draft ?? assert.fail('No draft'), {
    id: 's1',
    shortId: 'S1',
    createdAt: '2026-11-01T00:00:00Z',
  }).facts

  it('a row with the reference of a stop is left out where rows are added', () => {
    const rows = rowsWith([jansen, withCells({ 0: 'r9', 1: 'Prins' })], knownStopsOf([facts], 'add'))
    expect(rows.map(({ sameStop, isIncluded }) => [sameStop, isIncluded])).toEqual([
      ['s1', false],
      [undefined, true],
    ])
    expect(titlesOf(rows)).toEqual(['Same reference as a stop of this project', 'Ready'])
  })

  it('a row with the reference of a stop is no duplicate where stops are updated', () => {
    expect(rowsWith([jansen], knownStopsOf([facts], 'update'))[0]).toMatchObject({
      sameStop: undefined,
      isIncluded: true,
    })
  })

  const merged = { ...facts, groupedExternalTaskIds: ['r1', 'r2'] }

  it('a row with any reference of a stop is left out where rows are added', () => {
    const rows = rowsWith([withCells({ 0: 'r2', 1: 'Prins' })], knownStopsOf([merged], 'add'))
    expect(rows[0]).toMatchObject({ sameStop: 's1', sameBy: 'reference' })
  })

  it('rows with two references of one stop are duplicates where stops are updated', () => {
    const rows = rowsWith([jansen, withCells({ 0: 'r2', 1: 'Prins' })], knownStopsOf([merged], 'update'))
    expect(rows.map(({ duplicateOf, isIncluded }) => [duplicateOf, isIncluded])).toEqual([
      [undefined, true],
      [2, false],
    ])
  })

  it('a row without a reference is compared by its address', () => {
    expect(rowsWith([withCells({ 0: '' })], knownStopsOf([facts], 'add'))[0]?.sameBy).toBe('address')
  })
})

describe('a merge of duplicates', () => {
  const merge = (changes: Readonly<Record<number, string>>): ImportRow | undefined =>
    applyRowEdit(rowsWith([jansen, withCells(changes)]), { kind: 'merge', rows: [3] })[0]

  it('adds demands, and joins notes and references', () => {
    expect(merge({ 0: 'r1; r2', 6: '3,5', 7: 'achterom' })?.texts).toMatchObject({
      demand: '5.5',
      notes: 'bel\nachterom',
      groupedExternalTaskIds: 'r1; r2',
    })
  })

  it.each([
    ['that of the second', { 4: '10', 5: '11' }, '10:00', '11:00'],
    ['that of the first', { 4: '8', 5: '18' }, '09:00', '12:00'],
    ['the one that there is', { 4: '', 5: '' }, '09:00', '12:00'],
  ])('keeps the narrower slot: %s', (_, changes, timeSlotEarliest, timeSlotLatest) => {
    expect(merge(changes)?.texts).toMatchObject({ timeSlotEarliest, timeSlotLatest })
  })

  it('says each note once', () => {
    expect(merge({})?.texts.notes).toBe('bel')
  })

  it('adds three rows to the first of them', () => {
    const rows = applyRowEdit(rowsWith([jansen, jansen, jansen]), { kind: 'merge', rows: [3, 4] })
    expect(rows.map(({ texts, mergedInto }) => [texts.demand, mergedInto])).toEqual([
      ['6', undefined],
      ['2', 2],
      ['2', 2],
    ])
    expect(tallyOf(rows)).toMatchObject({ willBeImported: 1 })
  })
})

describe('the place of a row whose address is edited', () => {
  const located = rowsWith([withCells({ 10: '52,09', 11: '5,12' })])

  it.each<[ImportTexts, string, string]>([
    [{ zip: '3811WS' }, '', ''],
    [{ houseNumber: '3' }, '', ''],
    [{ houseNumberSuffix: 'a' }, '', ''],
    [{ zip: '3511 ab', street: 'Kade', notes: 'bel' }, '52.09', '5.12'],
    [{ houseNumber: '3', lat: '52.1', lng: '5.2' }, '52.1', '5.2'],
  ])('coordinates do not stay behind at another address: %o gives "%s" and "%s"', (texts, lat, lng) => {
    expect(applyRowEdit(located, { kind: 'set', rows: [2], texts })[0]?.texts).toMatchObject({ lat, lng })
  })

  it('the emptied coordinates count as mended, and are known as they were in the file', () => {
    expect(applyRowEdit(located, { kind: 'set', rows: [2], texts: { zip: '3811WS' } })[0]).toMatchObject({
      mended: ['zip', 'lat', 'lng'],
      before: { zip: '3511AB', lat: '52.09', lng: '5.12' },
    })
  })
})

describe('groups of rows and their mends', () => {
  const mendsOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<RowEdit> =>
    groupRows(rows).flatMap(({ mends }) => mends.flatMap((mend) => (mend.kind === 'edit' ? [mend.edit] : [])))

  it.each([
    ['a slot that ends before it starts', { 4: '17', 5: '13' }, 'Time slot ends before it starts'],
    ['a zip with a nought for an O', { 2: '3511A0' }, 'Not a Dutch zip code'],
    ['a house number that became a date', { 3: '12-mrt' }, 'House number: a spreadsheet made a date of it'],
    ['swapped coordinates', { 10: '5,12', 11: '52,09' }, 'Latitude: lies at sea'],
    ['a day of 1900', { 9: '1900-01-01' }, 'Day: not a day'],
    ['a demand that is no number', { 6: 'veel' }, 'Demand: not a number'],
  ])('%s is mended for all alike', (_, changes, title) => {
    const rows = rowsWith([withCells(changes), withCells({ ...changes, 0: 'r2', 1: 'Prins' })])
    expect(groupRows(rows).map((group) => [group.title, group.rows.length])).toEqual([[title, 2]])
    const [edit] = mendsOf(rows)
    expect(tallyOf(applyRowEdit(rows, edit ?? assert.fail('No mend')))).toMatchObject({ ready: 2, willBeImported: 2 })
  })

  it('each unknown word is a group of its own, with a choice', () => {
    const rows = rowsWith([
      withCells({ 8: 'Iets' }),
      withCells({ 0: 'r2', 8: 'Anders' }),
      withCells({ 0: 'r3', 8: 'Iets' }),
    ])
    expect(
      groupRows(rows).map(({ title, mends }) => [title, mends.map(({ kind, label }) => `${kind} ${label}`)]),
    ).toEqual([
      ['Type “Iets” is not known', ['choose Fix both']],
      ['Type “Anders” is not known', ['choose Fix']],
    ])
  })

  it('a missing customer name has no mend for all alike', () => {
    expect(groupRows(rowsWith([withCells({ 1: '' })]))).toMatchObject([
      { title: 'Customer name is missing', mends: [] },
    ])
  })

  it('a row whose house number differs is to be checked, and takes the nearest', () => {
    const verdict: RowVerdict = { verdict: 'number_differs', choices: [{ houseNumber: '3', lat: 52, lng: 5 }] }
    const rows = rowsWith([jansen])
    const [group] = groupRows(rows, () => verdict)
    expect(group).toMatchObject({ kind: 'toCheck', title: 'House number not in the register' })
    const [mend] = group?.mends ?? []
    expect(mend).toMatchObject({ label: 'Nearest', edit: { kind: 'setEach' } })
    const [mended] = applyRowEdit(rows, mend?.kind === 'edit' ? mend.edit : assert.fail('No edit'))
    expect(mended?.texts).toMatchObject({ houseNumber: '3', lat: '52', lng: '5' })
    expect(tallyOf(rows, () => verdict)).toMatchObject({ toCheck: 1, ready: 0, willBeImported: 1 })
  })
})

describe('rejected rows as a file', () => {
  it('a merged row is not rejected, and one that was left out by hand is', () => {
    const rows = applyRowEdit(rowsWith([jansen, jansen, withCells({ 0: 'r2', 1: 'Prins' })]), {
      kind: 'merge',
      rows: [3],
    })
    const without = applyRowEdit(rows, { kind: 'include', rows: [4], isIncluded: false })
    const lines = rejectedRowsCsv(without, { name: '', rows: [headers, jansen, jansen, withCells({ 1: 'Prins' })] }, 1)
      .trim()
      .split('\r\n')
    expect(lines.map((line) => line.split(';').at(-1))).toEqual(['Reason', 'Left out by hand'])
  })

  it('a row that was merged into one that is then left out is rejected with it', () => {
    const sheet = { name: '', rows: [headers, jansen, jansen, jansen] }
    const merged = applyRowEdit(rowsWith([jansen, jansen, jansen]), { kind: 'merge', rows: [3, 4] })
    const without = applyRowEdit(merged, { kind: 'include', rows: [2], isIncluded: false })
    const lines = rejectedRowsCsv(without, sheet, 1).trim().split('\r\n')
    expect(lines.map((line) => line.split(';').at(-1)?.replaceAll('"', ''))).toEqual([
      'Reason',
      'Left out by hand',
      'Merged into row 2, which is left out',
      'Merged into row 2, which is left out',
    ])
  })
})
