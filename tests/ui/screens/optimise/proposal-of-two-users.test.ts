import { describe, expect, it } from 'vitest'
import type { AffectingChange } from '../../../../src/application/optimisation'
import type { Lock } from '../../../../src/domain/lock'
import { aPlanOf } from '../../../kit/builders/plan'
import { aDrive, aProposal, openPlanWith } from '../../../kit/builders/proposal'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'

const current = aPlanOf([aDrive(['a', 'b'], 100, 8)], ['c'])
const shorter = aPlanOf([aDrive(['a', 'b', 'c'], 50, 6)])
const longer = aPlanOf([aDrive(['b', 'a'], 150, 9)], ['c'])

describe('a proposal that others touch, and its repairs', () => {
  it('a route that somebody touched says who and when, and is not taken', () => {
    const at = '2026-11-24T06:52:00.000Z'
    const rowsFor = (affectingChange: AffectingChange) => {
      const proposed = aProposal(shorter, {
        affectedRoutes: new Map([['route 0', affectingChange]]),
        declined: ['route 0'],
      })
      return proposalViewModel(proposed, openPlanWith(current, 4), [], 'm.visser').rows.map((row) => [
        row.affectingChange,
        row.isAccepted,
      ])
    }
    const effect = { kind: 'changed' } as const
    expect(rowsFor({ by: 'Piet', at, effect })).toEqual([['Piet changed this route at 07:52', false]])
    expect(rowsFor({ by: 'm.visser', at, effect })).toEqual([['You changed this route at 07:52', false]])
    expect(rowsFor({ by: undefined, at: undefined, effect })).toEqual([['This route was changed', false]])
    expect(rowsFor({ by: 'Piet', at, effect: { kind: 'stops changed' } })).toEqual([
      ['Piet changed a stop of this route at 07:52', false],
    ])
    expect(rowsFor({ by: undefined, at: undefined, effect: { kind: 'stops changed' } })).toEqual([
      ['A stop of this route was changed', false],
    ])
  })

  it('a route that would take stops from a locked one says who locked which route, and when', () => {
    const noteFor = (lock: Lock, stopCount: number) =>
      proposalViewModel(
        aProposal(shorter, {
          affectedRoutes: new Map([
            ['route 0', { by: 'Anna', at: undefined, effect: { kind: 'locked', index: 2, lock, stopCount } }],
          ]),
          declined: ['route 0'],
        }),
        openPlanWith(current, 4),
        [],
        'm.visser',
      ).rows[0]?.affectingChange
    const at = '2026-11-24T06:52:00.000Z'
    expect(noteFor({ by: 'Piet', at }, 2)).toBe('Piet locked route 3 at 07:52; this route would take 2 stops from it')
    expect(noteFor({ by: 'm.visser', at }, 1)).toBe('You locked route 3 at 07:52; this route would take 1 stop from it')
    expect(noteFor({ by: '', at: '' }, 1)).toBe('Route 3 was locked; this route would take 1 stop from it')
  })

  it('a repair that moves can carry out can be chosen, and a chosen one counts in the figures', () => {
    const moves = [
      { stop: 'c', to: { kind: 'route', index: 0 }, position: { kind: 'first' }, from: 'unplanned' } as const,
    ]
    const repairs = [
      { description: 'One more van', extraMetres: 9_000, extraSeconds: 600 },
      { description: 'On route 1', extraMetres: 10_000, extraSeconds: 3_600, moves },
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
