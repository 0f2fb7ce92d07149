import { describe, expect, it } from 'vitest'
import type { LastChange } from '../../../../src/application/optimisation'
import { aPlanOf } from '../../../kit/builders/plan'
import { aDrive, aProposal, openPlanWith } from '../../../kit/builders/proposal'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'

const current = aPlanOf([aDrive(['a', 'b'], 100, 8)], ['c'])
const shorter = aPlanOf([aDrive(['a', 'b', 'c'], 50, 6)])
const longer = aPlanOf([aDrive(['b', 'a'], 150, 9)], ['c'])

describe('a proposal that others touch, and its repairs', () => {
  it('a route that somebody touched says who and when, and is not taken', () => {
    const at = '2026-11-24T06:52:00.000Z'
    const rowsFor = (lastChange: LastChange) => {
      const proposed = aProposal(shorter, { affectedRoutes: new Map([['route 0', lastChange]]), declined: ['route 0'] })
      return proposalViewModel(proposed, openPlanWith(current, 4), [], 'm.visser').rows.map((row) => [
        row.lastChange,
        row.isAccepted,
      ])
    }
    expect(rowsFor({ by: 'Piet', at })).toEqual([['Piet changed this route at 07:52', false]])
    expect(rowsFor({ by: 'm.visser', at })).toEqual([['You changed this route at 07:52', false]])
    expect(rowsFor({ by: undefined, at: undefined })).toEqual([['This route was changed', false]])
  })

  it('a repair that moves can carry out can be chosen, and a chosen one counts in the figures', () => {
    const moves = [
      { stop: 'c', to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: 'unplanned' } as const,
    ]
    const repairs = [
      { words: 'One more van', extraMetres: 9_000, extraSeconds: 600 },
      { words: 'On route 1', extraMetres: 10_000, extraSeconds: 3_600, moves },
    ]
    const proposal = (chosen: ReadonlyArray<string>) =>
      proposalViewModel(
        aProposal(longer, { unplanned: [{ stop: 'c', reasons: [], repairs }], repairs: chosen }),
        openPlanWith(current),
        [],
      )
    const [before, after] = [proposal([]), proposal(['stop 1 c'])]
    expect(before.unplanned.listed[0]?.repairs.map(({ key, isChosen }) => [key, isChosen])).toEqual([
      [undefined, false],
      ['stop 1 c', false],
    ])
    expect(after.unplanned.listed[0]?.repairs.map(({ isChosen }) => isChosen)).toEqual([false, true])
    expect([before.repairCount, after.repairCount]).toEqual([0, 1])
    expect(before.figures[2]?.value).toBe('1')
    expect(after.figures[2]?.value).toBe('0')
    expect(after.figures[1]?.value).not.toBe(before.figures[1]?.value)
  })
})
