import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { checkedPlan, type Optimiser } from '../../../server/optimiser'
import type { ProposedPlan } from '../../../src/domain/problem'
import { alongTheRoad, aProblemOf, aProblemStop, aProposalOf, at, aVehicle, aVisitAt } from '../../kit/builders/problem'

const problem = aProblemOf([aProblemStop('near', 10, { windows: [{ from: at(9), to: at(9, 30) }] })], [aVehicle('v')])

const answering = (plan: ProposedPlan): Optimiser => ({ solve: () => Promise.resolve(plan) })

const served = (arrival: number): ProposedPlan =>
  aProposalOf(
    [{ vehicle: 'v', leaves: at(9), visits: [aVisitAt('near', arrival)], returns: arrival + 900, breaks: [] }],
    { metres: 20_000, seconds: arrival + 900 - at(9) },
  )

const check = (plan: ProposedPlan) =>
  checkedPlan(answering(plan), alongTheRoad, problem, {
    budgetMs: 1000,
    seed: 0,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })

describe('the plan of any optimiser', () => {
  it('is given where it keeps every rule', async () => {
    expect(await check(served(at(9, 10)))).toEqual(E.right(served(at(9, 10))))
  })

  it.each([
    ['late', served(at(9, 42)), "The optimiser's plan does not hold: stop near late by 12 minutes."],
    [
      'wrong in its sums',
      { ...served(at(9, 10)), sums: { metres: 1, seconds: 1500, vehicles: 1, unplanned: 0 } },
      "The optimiser's plan does not hold: claims 1 metres, has 20000.",
    ],
    [
      'wrong in several ways',
      { ...served(at(9, 42)), unplanned: [{ stop: 'ghost', reasons: [] }] },
      "The optimiser's plan does not hold: stop ghost not a stop of this problem, and 2 more.",
    ],
  ])('is not given where it is %s', async (_, plan, words) => {
    expect(await check(plan)).toEqual(E.left(words))
  })
})
