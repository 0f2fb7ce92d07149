import { describe, expect, it } from 'vitest'
import { matchRows } from '../../../server/import'
import { assemblePlan } from '../../../src/domain/plan'
import { newStop } from '../../../src/domain/stop'
import { parseImport } from '../../../src/domain/upload'
import { runAtOnce } from '../../../src/domain/value'
import { left, right } from '../../kit/either'

const rowsOf = (...references: ReadonlyArray<ReadonlyArray<string>>) =>
  right(
    parseImport(
      references.map((groupedExternalTaskIds) => ({
        customerName: 'Den',
        zip: '2801 YA',
        houseNumber: '1',
        groupedExternalTaskIds,
      })),
    ),
  )

/** A plan of stops with these references. */
const planOf = (...references: ReadonlyArray<ReadonlyArray<string>>) =>
  assemblePlan(
    [],
    rowsOf(...references).map(({ draft }, index) =>
      newStop(draft, { id: `s${index + 1}`, shortId: `S${index + 1}`, createdAt: '2026-11-23T08:00:00.000Z' }),
    ),
    {},
  )

describe('matchRows', () => {
  it.each([['T-2'], ['T-9']])('a row with %s alone finds the stop that has T-2 and T-9', (reference) => {
    const [row] = right(
      runAtOnce(matchRows(planOf(['T-1'], ['T-2', 'T-9']), { mode: 'update', rows: rowsOf([reference]) })),
    )
    expect(row?.facts?.id).toBe('s2')
  })

  it('rows of one stop, and a row of two stops, are refused', () => {
    const plan = planOf(['T-1'], ['T-2', 'T-9'], ['T-3'])
    const rows = rowsOf(['T-2'], ['T-9'], ['T-1', 'T-3'])
    expect(left(runAtOnce(matchRows(plan, { mode: 'update', rows })))).toMatchObject({
      code: 'bad_upload',
      details: [
        { row: 1, reason: 'T-2 is of the same stop as another row', otherRow: 2 },
        { row: 2, reason: 'T-9 is of the same stop as another row', otherRow: 1 },
        { row: 3, reason: 'T-1, T-3 are references of 2 stops of this project' },
      ],
      more: { total: 3 },
    })
  })
})
