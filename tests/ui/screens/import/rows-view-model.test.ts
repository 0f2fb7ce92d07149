import { describe, expect, it } from 'vitest'
import type { ImportRow, ImportTexts } from '../../../../src/domain/import'
import { cellOf, itemsOf, type RowColumn } from '../../../../src/ui/screens/import/rows-view-model'

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
    const group = { key: 'ready', state: 'ready', title: 'Ready', rows: [row], fixes: [], verdict: undefined } as const
    const items = itemsOf([group], { filter: 'all', query, expanded: new Set() })
    expect(items).toContainEqual({ kind: 'row', row })
  })
})
