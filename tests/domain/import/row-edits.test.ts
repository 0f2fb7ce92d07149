import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import {
  applyRowEdit,
  groupRows,
  knownStopsOf,
  readRows,
  tallyOf,
  type ImportRow,
  type ImportTexts,
} from '../../../src/domain/import'
import { newStop } from '../../../src/domain/stop'
import { headers, jansen, rowsWith, settingsOf, withCells } from './read-test-rows'

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

  it('a row with a problem is no duplicate until it is fixed', () => {
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
    expect(tallyOf(groupRows(rows))).toMatchObject({ duplicates: 1, willBeImported: 2 })
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

  it('a row that cannot be told apart by its references says so before it is sent, and only where stops are updated', () => {
    const others = [facts, { ...facts, id: 's2', groupedExternalTaskIds: ['r2'] }]
    const cells = [withCells({ 0: 'r1; r2' }), withCells({ 0: '', 1: 'Prins' })]
    const rows = rowsWith(cells, knownStopsOf(others, 'update'))
    expect(rows.map(({ isIncluded, problems }) => [isIncluded, problems[0]?.reason])).toEqual([
      [false, 'r1, r2 are references of 2 stops of this project'],
      [false, 'Has no reference, by which the stop to update could be found'],
    ])
    expect(titlesOf(rows)).toContain('References of several stops')
    const fixed = applyRowEdit(
      rows,
      { kind: 'set', rows: [2], texts: { groupedExternalTaskIds: 'r2' } },
      knownStopsOf(others, 'update'),
    )
    expect(fixed[0]).toMatchObject({ isIncluded: true, knownStop: 's2', problems: [] })
    expect(rowsWith(cells, knownStopsOf(others, 'add'))[1]?.problems).toEqual([])
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

  it('a merge adds demands, and joins notes and references', () => {
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
  ])('a merge keeps the narrower slot: %s', (_, changes, timeSlotEarliest, timeSlotLatest) => {
    expect(merge(changes)?.texts).toMatchObject({ timeSlotEarliest, timeSlotLatest })
  })

  it('a list of products that becomes too long is a problem with a fix, and nothing of it is lost before', () => {
    const products = [...headers, 'product']
    const long = 'x'.repeat(150)
    const sheet = { name: '', rows: [products, [...jansen, '', '', long], [...jansen, '', '', `y${long}`]] }
    const settings = settingsOf(sheet)
    const merged = applyRowEdit(readRows(sheet, settings), { kind: 'merge', rows: [3] })
    expect(merged[0]?.texts.productDescription).toHaveLength(303)
    const [group] = groupRows(merged)
    expect([group?.title, group?.fixes.map(({ label }) => label)]).toEqual([
      'Products: longer than 200 characters',
      ['Cut after 200 characters'],
    ])
    const [fix] = group?.fixes ?? []
    const [cut] = applyRowEdit(merged, fix?.kind === 'edit' ? fix.edit : assert.fail('No edit'))
    expect([cut?.texts.productDescription?.length, cut?.isIncluded]).toEqual([200, true])
  })

  it('a merged row says each note once', () => {
    expect(merge({})?.texts.notes).toBe('bel')
  })

  it('a merge adds three rows to the first of them', () => {
    const rows = applyRowEdit(rowsWith([jansen, jansen, jansen]), { kind: 'merge', rows: [3, 4] })
    expect(rows.map(({ texts, mergedInto }) => [texts.demand, mergedInto])).toEqual([
      ['6', undefined],
      ['2', 2],
      ['2', 2],
    ])
    expect(tallyOf(groupRows(rows))).toMatchObject({ willBeImported: 1 })
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

  it('the emptied coordinates count as fixed, and are known as they were in the file', () => {
    expect(applyRowEdit(located, { kind: 'set', rows: [2], texts: { zip: '3811WS' } })[0]).toMatchObject({
      before: { zip: '3511AB', lat: '52.09', lng: '5.12' },
    })
  })
})
