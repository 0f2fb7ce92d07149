import { describe, expect, it } from 'vitest'
import { movesOfRepairs, repairKeyOf, sharedRepairKeyOf, toggleRepair } from '../../../src/domain/optimisation'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'

const moveOf = (stop: string) =>
  ({
    stop,
    to: { kind: 'driver', driverId: 'd1', day: '2026-11-23' },
    position: { kind: 'first' },
    from: 'unplanned',
  }) as const

const repair = (...stops: ReadonlyArray<string>) => ({
  description: 'home later',
  extraMetres: 1,
  extraSeconds: 1,
  moves: stops.map(moveOf),
})

const result = {
  unplanned: [
    { stop: 'a', reasons: [], repairs: [repair('a'), { ...repair('a'), moves: undefined }, repair('a')] },
    { stop: 'b', reasons: [], repairs: [repair('b')] },
  ],
  sharedRepairs: [{ ...repair('a', 'b'), stops: ['a', 'b'], allowedStopCount: 2 }],
}

const { stops } = aPlanOf([aRouteTo(['planned'])], ['a', 'b'])

const chosenAfter = (...keys: ReadonlyArray<string>): ReadonlyArray<string> =>
  keys.reduce<ReadonlyArray<string>>((chosen, key) => toggleRepair(result, chosen, key), [])

describe('the repairs that are chosen with a proposal', () => {
  it('the moves of the chosen repairs go with the acceptance', () => {
    const chosen = chosenAfter(repairKeyOf('b', 0), repairKeyOf('a', 0))
    expect(movesOfRepairs(result, chosen, stops).map(({ stop }) => stop)).toEqual(['a', 'b'])
    expect(movesOfRepairs(result, [], stops)).toEqual([])
  })

  it('a stop has one repair at most, whether it is its own or that of several stops', () => {
    expect(chosenAfter(repairKeyOf('a', 0), repairKeyOf('a', 2))).toEqual([repairKeyOf('a', 2)])
    expect(chosenAfter(repairKeyOf('a', 0), repairKeyOf('b', 0), sharedRepairKeyOf(0))).toEqual([sharedRepairKeyOf(0)])
    expect(chosenAfter(sharedRepairKeyOf(0), repairKeyOf('b', 0))).toEqual([repairKeyOf('b', 0)])
  })

  it('a repair that is chosen again is no longer chosen', () => {
    expect(chosenAfter(repairKeyOf('a', 0), repairKeyOf('b', 0), repairKeyOf('a', 0))).toEqual([repairKeyOf('b', 0)])
  })

  it('a repair without moves, or of another proposal, cannot be chosen', () => {
    expect(chosenAfter(repairKeyOf('a', 1), repairKeyOf('z', 0), sharedRepairKeyOf(3))).toEqual([])
  })

  it('a stop that a declined route keeps on its current route is not moved', () => {
    const present = aPlanOf([aRouteTo(['a'])], ['b'])
    const chosen = [repairKeyOf('a', 0), repairKeyOf('b', 0)]
    expect(movesOfRepairs(result, chosen, present.stops).map(({ stop }) => stop)).toEqual(['b'])
    expect(movesOfRepairs(result, [sharedRepairKeyOf(0)], present.stops)).toEqual([])
  })
})
