import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyRowEdit, groupRows, itemsOfList, tallyOf, textOfList, type RowEdit } from '../../../src/domain/import'
import { escapeFormula, unescapeFormula } from '../../../src/domain/text'
import { headers, rowsWith } from './read-test-rows'

describe('laws of the texts in cells', () => {
  it('a list in one cell is read back as it was written', () => {
    const item = fc.string({ minLength: 1 }).filter((text) => text.trim() === text)
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(itemsOfList(textOfList(items))).toEqual(items)
      }),
    )
  })

  it('a text whose formula was escaped is read back as it was, and the escaped text starts no formula', () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", '1', 'a')
    fc.assert(
      fc.property(fc.string({ unit: sign }), (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text)
        expect(escapeFormula(text)).not.toMatch(/^[=@\t\r+]|^-(?!\d+(?:[.,]\d+)?$)/)
      }),
    )
  })

  it('every edit keeps the rows, their numbers and one kind for each', () => {
    const cell = fc.constantFrom('', 'Jansen', '3511AB', '12', '9-12', 'x', '24-11-2026', 'r1', '5')
    const row = fc.array(cell, { minLength: headers.length, maxLength: headers.length })
    const number = fc.integer({ min: 1, max: 9 })
    const edit: fc.Arbitrary<RowEdit> = fc.oneof(
      fc.record({
        kind: fc.constant('set' as const),
        rows: fc.array(number),
        texts: fc.record({ zip: cell, type: cell }),
      }),
      fc.record({ kind: fc.constant('include' as const), rows: fc.array(number), isIncluded: fc.boolean() }),
      fc.record({ kind: fc.constant('merge' as const), rows: fc.array(number) }),
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), fc.array(edit, { maxLength: 5 }), (cells, edits) => {
        const rows = rowsWith(cells)
        const edited = edits.reduce((current, each) => applyRowEdit(current, each), rows)
        expect(edited.map(({ number: at }) => at)).toEqual(rows.map(({ number: at }) => at))
        const { ready, toCheck, duplicates, problems, willBeImported } = tallyOf(groupRows(edited))
        expect(ready + toCheck + duplicates + problems).toBe(rows.length)
        expect(groupRows(edited).flatMap((group) => group.rows)).toHaveLength(rows.length)
        expect(willBeImported).toBe(edited.filter(({ isIncluded, draft }) => isIncluded && draft !== undefined).length)
      }),
      { numRuns: 60 },
    )
  })
})
