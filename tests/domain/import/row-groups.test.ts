import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import {
  applyRowEdit,
  groupRows,
  rejectedRowsCsv,
  tallyOf,
  type ImportRow,
  type RowEdit,
  type RowVerdict,
} from '../../../src/domain/import'
import { headers, jansen, rowsWith, withCells } from './read-test-rows'

describe('groups of rows and their fixes', () => {
  const fixesOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<RowEdit> =>
    groupRows(rows).flatMap(({ fixes }) => fixes.flatMap((fix) => (fix.kind === 'edit' ? [fix.edit] : [])))

  it.each([
    ['a slot that ends before it starts', { 4: '17', 5: '13' }, 'Time slot ends before it starts'],
    ['a zip with a zero for an O', { 2: '3511A0' }, 'Not a Dutch zip code'],
    ['a zip with an I for a one at its start', { 2: 'I011AB' }, 'Not a Dutch zip code'],
    ['a zip with a small L for a one at its start', { 2: 'l011 AB' }, 'Not a Dutch zip code'],
    ['a house number that became a date', { 3: '12-mrt' }, 'House number: a spreadsheet made a date of it'],
    ['swapped coordinates', { 10: '5,12', 11: '52,09' }, 'Latitude: lies at sea'],
    ['a day of 1900', { 9: '1900-01-01' }, 'Day: not a day'],
    ['a time after 24:00', { 4: '25:00' }, 'Timeslot earliest: not a time'],
    ['a demand that is no number', { 6: 'veel' }, 'Demand: not a number'],
  ])('%s is fixed for all alike', (_, changes, title) => {
    const rows = rowsWith([withCells(changes), withCells({ ...changes, 0: 'r2', 1: 'Prins' })])
    expect(groupRows(rows).map((group) => [group.title, group.rows.length])).toEqual([[title, 2]])
    const [edit] = fixesOf(rows)
    expect(tallyOf(groupRows(applyRowEdit(rows, edit ?? assert.fail('No fix'))))).toMatchObject({
      ready: 2,
      willBeImported: 2,
    })
  })

  it.each([
    [6, ['-1', '-2', '-3', '200000', '300000'], ['Demand: must be at least 0', 'Demand: must be at most 100000']],
    [10, ['95', '96', '97'], ['Latitude: must be at most 90']],
  ])('numbers of column %i past the same limit are one group', (column, numbers, titles) => {
    const rows = rowsWith(numbers.map((text, index) => withCells({ 0: `r${index}`, 1: `K${index}`, [column]: text })))
    expect(groupRows(rows).map(({ title }) => title)).toEqual(titles)
  })

  it('the reason against a slot that ends before it starts names no field of a file', () => {
    const [row] = rowsWith([withCells({ 4: '17', 5: '13' })])
    expect(row?.problems).toEqual([
      { field: 'timeSlotLatest', reason: '"13:00" is before the earliest time, "17:00"', value: '13:00' },
    ])
  })

  it.each([
    [{ 9: '31-2-2026' }, 'Not a day: use 23-11-2026 or Ma, Di, Wo, Do, Vr, Za, Zo'],
    [{ 4: 'laat' }, '"laat" is not a time: use 9:00'],
    [{ 5: '25:61' }, '"25:61" is not a time: at most 24:00'],
    [{ 4: '25:00-26:00', 5: '' }, '"25:00" is not a time: at most 24:00'],
    [{ 4: '8.00 tot 26.30 uur', 5: '' }, '"26.30" is not a time: at most 24:00'],
    [{ 4: '8-12-2026', 5: '' }, '"8-12-2026" is not a time: use 9:00'],
    [{ 5: '9:75' }, '"9:75" is not a time: use 9:00'],
    [{ 5: '24:30' }, '"24:30" is not a time: at most 24:00'],
    [{ 4: '8-26', 5: '' }, '"26" is not a time: at most 24:00'],
    [{ 4: '22:00-24:00' }, '"22:00-24:00" is not a time: use 9:00'],
    [{ 4: '24-12-2026' }, '"24-12-2026" is not a time: use 9:00'],
    [{ 4: '24.12.2026' }, '"24.12.2026" is not a time: use 9:00'],
    [{ 5: 'binnen 30 minuten' }, '"binnen 30 minuten" is not a time: use 9:00'],
    [{ 5: 'kamer 31' }, '"kamer 31" is not a time: use 9:00'],
  ])('the reason against %j shows days and times as an office writes them', (changes, reason) => {
    expect(rowsWith([withCells(changes)])[0]?.problems.map((problem) => problem.reason)).toEqual([reason])
  })

  it.each(['LS1 4AB', 'L11 1AB', 'L111AB', 'B-2000', 'D02 X285', 'S4P 3Y2', 'LV-1010'])(
    'the foreign zip %s is no mistyped Dutch one',
    (zip) => {
      expect(rowsWith([withCells({ 2: zip })])[0]?.problems).toEqual([])
    },
  )

  it('a fix for all alike reaches a row that is listed with another problem, which stays', () => {
    const late = { 4: '17', 5: '13' }
    const rows = rowsWith([
      withCells({ ...late, 8: 'Iets' }),
      withCells({ ...late, 0: 'r2', 1: 'Prins' }),
      withCells({ ...late, 0: 'r3', 1: 'Smit' }),
    ])
    const swapGroup = groupRows(rows).find(({ title }) => title === 'Time slot ends before it starts')
    expect(swapGroup?.rows.map(({ number }) => number)).toEqual([3, 4])
    const [fix] = swapGroup?.fixes ?? []
    expect(fix?.label).toBe('Swap all 3')
    const swapped = applyRowEdit(rows, fix?.kind === 'edit' ? fix.edit : assert.fail('No edit'))
    expect(groupRows(swapped).map(({ title, rows: members }) => [title, members.length])).toEqual([
      ['Type “Iets” is not known', 1],
      ['Ready', 2],
    ])
    expect(swapped[0]?.problems.map(({ field }) => field)).toEqual(['type'])
  })

  it('each unknown word is a group of its own, with a choice', () => {
    const rows = rowsWith([
      withCells({ 8: 'Iets' }),
      withCells({ 0: 'r2', 8: 'Anders' }),
      withCells({ 0: 'r3', 8: 'Iets' }),
    ])
    expect(
      groupRows(rows).map(({ title, fixes }) => [title, fixes.map(({ kind, label }) => `${kind} ${label}`)]),
    ).toEqual([
      ['Type “Iets” is not known', ['choose Fix both']],
      ['Type “Anders” is not known', ['choose Fix']],
    ])
  })

  it('a missing customer name has no fix for all alike', () => {
    expect(groupRows(rowsWith([withCells({ 1: '' })]))).toMatchObject([
      { title: 'Customer name is missing', fixes: [] },
    ])
  })

  it('a row whose house number differs is to be checked, and takes the nearest with its street', () => {
    const choice = { zip: '3511AB', houseNumber: '3', street: 'Oude Gracht', city: 'Utrecht', lat: 52, lng: 5 }
    const verdict: RowVerdict = { verdict: 'number_differs', choices: [choice] }
    const rows = rowsWith([jansen])
    const [group] = groupRows(rows, () => verdict)
    expect(group).toMatchObject({ state: 'toCheck', title: 'House number not in the register' })
    const [fix] = group?.fixes ?? []
    expect(fix).toMatchObject({ label: 'Nearest', edit: { kind: 'setEach' } })
    const [fixed] = applyRowEdit(rows, fix?.kind === 'edit' ? fix.edit : assert.fail('No edit'))
    expect(fixed?.texts).toMatchObject({
      zip: '3511 AB',
      houseNumber: '3',
      street: 'Oude Gracht',
      city: 'Utrecht',
      lat: '52',
      lng: '5',
    })
    expect(tallyOf(groupRows(rows, () => verdict))).toMatchObject({ toCheck: 1, ready: 0, willBeImported: 1 })
  })
})

describe('rows whose address is not checked', () => {
  it('are to check rather than ready, and can be imported', () => {
    const groups = groupRows(rowsWith([jansen]), () => ({ verdict: 'not_checked' }))
    expect(groups).toMatchObject([{ state: 'toCheck', title: 'Address not checked', fixes: [] }])
    expect(tallyOf(groups)).toMatchObject({ toCheck: 1, ready: 0, willBeImported: 1 })
  })
})

describe('the tally of rows that are left out by hand', () => {
  it('ready rows and rows to check that are left out are counted apart', () => {
    const rows = rowsWith(['1', '2', '3'].map((house) => withCells({ 0: `r${house}`, 1: `K${house}`, 3: house })))
    const edited = applyRowEdit(rows, { kind: 'include', rows: [2], isIncluded: false })
    expect(tallyOf(groupRows(edited))).toMatchObject({ ready: 3, rejectedReady: 1, rejectedToCheck: 0 })
    const toCheck = groupRows(edited, () => ({ verdict: 'not_checked' }))
    expect(tallyOf(toCheck)).toMatchObject({ toCheck: 3, rejectedReady: 0, rejectedToCheck: 1 })
  })
})

describe('the tally of duplicates', () => {
  const duplicates = rowsWith([jansen, jansen, jansen])

  it('a duplicate is left out until it is merged or kept', () => {
    expect(tallyOf(groupRows(duplicates))).toMatchObject({ duplicates: 2, rejectedDuplicates: 2, merged: 0, kept: 0 })
    const merged = applyRowEdit(duplicates, { kind: 'merge', rows: [3] })
    expect(tallyOf(groupRows(merged))).toMatchObject({ duplicates: 2, rejectedDuplicates: 1, merged: 1, kept: 0 })
    const kept = applyRowEdit(merged, { kind: 'include', rows: [4], isIncluded: true })
    expect(tallyOf(groupRows(kept))).toMatchObject({ duplicates: 2, rejectedDuplicates: 0, merged: 1, kept: 1 })
  })

  it('a row that was merged into one that is left out is left out too', () => {
    const merged = applyRowEdit(duplicates, { kind: 'merge', rows: [3, 4] })
    const without = applyRowEdit(merged, { kind: 'include', rows: [2], isIncluded: false })
    expect(tallyOf(groupRows(without))).toMatchObject({ duplicates: 2, rejectedDuplicates: 2, merged: 0, kept: 0 })
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
