import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyRowEdit,
  findDuplicates,
  groupRows,
  knownStopsOf,
  noKnownStops,
  rowGrouper,
  type ImportRow,
  type RowEdit,
  type RowVerdict,
} from '../../../src/domain/import'
import { plainFacts } from '../../kit/arbitraries/stop'
import { rowsWith, withCells } from './read-test-rows'

const stops = [
  { ...plainFacts, id: 'one', groupedExternalTaskIds: ['r1', 'r2'], customerName: 'Jansen', zip: '3511AB' },
  { ...plainFacts, id: 'other', groupedExternalTaskIds: ['r3'], customerName: 'Prins', zip: '3511AC' },
]

const verdictOf = ({ texts: { zip } }: ImportRow): RowVerdict => ({
  verdict: zip === '3511AB' ? 'exact' : 'not_found',
})

/** Each row that is compared is looked up once. */
class CountingMap<K, V> extends Map<K, V> {
  lookups = 0
  override get(key: K): V | undefined {
    this.lookups += 1
    return super.get(key)
  }
}

describe('rows after an edit', () => {
  it('the duplicates and groups after an edit are those of all rows compared and grouped anew, also after an undo', () => {
    const reference = fc.constantFrom('', 'r1', 'r2', 'r3', 'r1; r2', 'r4', 'r4; r5', 'r5')
    const [name, zip] = [
      fc.constantFrom('Jansen', 'Prins', 'Smit', 'Visser', 'Bakker', 'Kok', 'Vos', ''),
      fc.constantFrom('3511AB', '3511AC'),
    ]
    const row = fc
      .tuple(reference, name, zip)
      .map(([ref, customer, code]) => withCells({ 0: ref, 1: customer, 2: code }))
    const rows = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 4 })
    const texts = fc.oneof(
      fc.record({ groupedExternalTaskIds: reference }),
      fc.record({ customerName: name }),
      fc.record({ zip }),
    )
    const edit: fc.Arbitrary<RowEdit | 'undo'> = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), rows, texts }),
      fc.record({ kind: fc.constant('include' as const), rows, isIncluded: fc.boolean() }),
      fc.record({ kind: fc.constant('merge' as const), rows }),
      fc.constant('undo' as const),
    )
    const known = fc.constantFrom(noKnownStops, knownStopsOf(stops, 'add'), knownStopsOf(stops, 'update'))
    const steps = fc.array(fc.tuple(edit, known), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(row, { minLength: 4, maxLength: 8 }), known, steps, (cells, knownAtFirst, edits) => {
        const groupAgain = rowGrouper(verdictOf)
        const states = [rowsWith(cells, knownAtFirst)]
        for (const [each, knownNow] of edits) {
          if (each === 'undo') states.splice(1, Infinity, ...states.slice(1, -1))
          else states.push(applyRowEdit(states.at(-1) ?? [], each, knownNow))
          const edited = states.at(-1) ?? []
          const comparedAnew = each === 'undo' ? edited : findDuplicates([...edited], knownNow)
          expect(edited).toEqual(comparedAnew)
          expect(groupAgain(edited)).toEqual(groupRows(edited, verdictOf))
        }
      }),
      { numRuns: 200 },
    )
  })

  it('an edit of one row compares only that row, and the rows that it was or is alike to', () => {
    const byAddress = new CountingMap<string, string>()
    const known = { ...noKnownStops, byAddress }
    const cells = Array.from({ length: 30 }, (_, index) => withCells({ 0: `r${index}`, 1: `Customer ${index % 15}` }))
    const rows = rowsWith(cells, known)
    const set = (row: number, customerName: string): RowEdit => ({ kind: 'set', rows: [row], texts: { customerName } })
    const first = applyRowEdit(rows, set(4, 'Prins'), known)
    byAddress.lookups = 0
    const edited = applyRowEdit(first, set(5, 'Prins'), known)
    // Row 20, to which it was alike, has no other that is alike; it is itself alike to row 4.
    expect(byAddress.lookups).toBe(2)
    expect(edited.filter((row, index) => row !== first[index]).map(({ number }) => number)).toEqual([5, 20])
  })

  it('an edit of one row asks for the verdict of that row alone', () => {
    const judged: number[] = []
    const group = rowGrouper((row) => {
      judged.push(row.number)
      return verdictOf(row)
    })
    const rows = rowsWith(
      Array.from({ length: 20 }, (_, index) => withCells({ 0: `r${index}`, 1: `Customer ${index}` })),
    )
    group(rows)
    judged.length = 0
    const edited = applyRowEdit(rows, { kind: 'set', rows: [7], texts: { zip: '3511AC' } })
    const groups = group(edited)
    expect(groups.map(({ state, rows: members }) => [state, members.length])).toEqual([
      ['toCheck', 1],
      ['ready', 19],
    ])
    // Once for the group, and once for what would fix it.
    expect(judged).toEqual([7, 7])
    expect(group(edited)).toBe(groups)
  })
})
