import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../optimiser'
import { chanceOf } from '../../optimiser/random'
import { backToBest } from '../../optimiser/anneal'
import { canEvolve, evolve } from '../../optimiser/evolve'
import { factsOf } from '../../optimiser/instance'
import { open } from '../../optimiser/initial-plan'
import { paceOf } from '../../optimiser/budget'
import { searchOf } from '../../optimiser/search'
import { verifyPlan } from '../../src/domain/problem'
import { aPlainProblem } from './a-solver-input'
import { aPlainTown, aTown } from './a-town'
import { answerTo, steps } from './solve-for-test'
import { leastCost } from './brute-force'
import { asProposed, asRouteProblem, asTravel } from './to-domain'
import { onRealRoads } from './shortest-roads'

/** A town in which only metres cost anything. */
const aTimedTown = (stops: number, vehicles: number, seed = 7): Problem => {
  const town = aTown(stops, vehicles, seed)
  return { ...town, weights: { ...town.weights, perSecond: 0, perMetre: 1 } }
}

/** What the genetic search finds, however few stops there are. */
const evolvedCost = (problem: Problem, iterations: number): number => {
  const pace = paceOf({ budget: { iterations }, clock: () => 0, signal: { aborted: false } })
  const search = searchOf(factsOf(problem), chanceOf(1), pace.isStopped)
  open(search, undefined)
  evolve(search, pace, () => {})
  backToBest(search)
  return search.best.total
}

const costs = (problem: Problem, aborted: () => boolean): ReadonlyArray<number> => {
  const told: number[] = []
  let time = 0
  const signal = {
    get aborted(): boolean {
      return aborted()
    },
  }
  const plan = answerTo(problem, {
    budget: { ms: 20_000 },
    clock: () => (time += 20),
    signal,
    onProgress: ({ best }) => told.push(best.cost),
  })
  return [...told, plan.cost]
}

describe('plans that are mixed', () => {
  it('become the best plan of a small problem', () => {
    fc.assert(
      fc.property(aPlainProblem(7).map(onRealRoads), (problem) => {
        expect(evolvedCost(problem, 1500)).toBeCloseTo(leastCost(problem), 6)
      }),
      { seed: 20261122, endOnFailure: true, numRuns: 25 },
    )
  })

  it.each([
    ['with windows', aTimedTown],
    ['without', aPlainTown],
  ])('are right by the rules of the domain, %s', (_, townOf) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 50 }),
        fc.integer({ min: 2, max: 8 }),
        fc.nat(),
        (stops, vehicles, seed) => {
          const problem = townOf(stops, vehicles, seed)
          expect(canEvolve(factsOf(problem))).toBe(true)
          const plan = answerTo(problem, { seed, budget: steps(3000) })
          expect(E.isRight(verifyPlan(asRouteProblem(problem), asTravel(problem), asProposed(plan)))).toBe(true)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('are the same for the same seed and number of steps', () => {
    const problem = aTimedTown(60, 9)
    let time = 0
    const budget = steps(20_000)
    const clock = (): number => (time += 37)
    expect(answerTo(problem, { seed: 5, budget, clock })).toEqual(answerTo(problem, { seed: 5, budget }))
    expect(answerTo(problem, { seed: 6, budget })).not.toEqual(answerTo(problem, { seed: 5, budget }))
  })

  it('get cheaper from one progress report to the next, or stay as they are', () => {
    const told = costs(aTimedTown(80, 12), () => false)
    expect(told.length).toBeGreaterThan(30)
    expect(told).toEqual(told.toSorted((one, other) => other - one))
  })

  it('are returned at whatever moment the search is cancelled, no dearer than was reported last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (most) => {
        let asked = 0
        const told = costs(aTimedTown(40, 9), () => (asked += 1) > most)
        expect(told).toEqual(told.toSorted((one, other) => other - one))
      }),
      { numRuns: 20 },
    )
  })
})
