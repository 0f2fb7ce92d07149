import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { solveAndVerify } from '../../../../server/optimisation/run/solve-job'
import type { Solver } from '../../../../server/solver'
import type { ProposedPlan } from '../../../../src/domain/problem'
import { aProblemOf, aProblemStop, aProposalOf, timeOfDay, aVehicle, aVisitAt } from '../../../kit/builders/problem'
import { legTableFor, defaultSolveOptions } from '../../solver/solve-here'

const problem = aProblemOf(
  [aProblemStop('near', 10, { windows: [{ from: timeOfDay(9), to: timeOfDay(9, 30) }] })],
  [aVehicle('v')],
)

const solutionOf = (plan: ProposedPlan) => E.right({ plan, warnings: ['nobody knows the roads'] })

const solverAnswering = (plan: ProposedPlan): Solver => ({ solve: () => Promise.resolve(solutionOf(plan)) })

const planArrivingAt = (arrival: number): ProposedPlan =>
  aProposalOf(
    [{ vehicle: 'v', leaves: timeOfDay(9), visits: [aVisitAt('near', arrival)], returns: arrival + 900, breaks: [] }],
    { metres: 20_000, seconds: arrival + 900 - timeOfDay(9) },
  )

const verify = (solver: Solver) => solveAndVerify(solver, problem, legTableFor(problem), defaultSolveOptions)

describe('solveAndVerify', () => {
  it('a plan that keeps every rule is returned with its warnings', async () => {
    expect(await verify(solverAnswering(planArrivingAt(timeOfDay(9, 10))))).toEqual(
      solutionOf(planArrivingAt(timeOfDay(9, 10))),
    )
  })

  it('the message of a solver without a plan is returned', async () => {
    const message = 'The optimiser ran out of memory.'
    expect(await verify({ solve: () => Promise.resolve(E.left(message)) })).toEqual(E.left(message))
  })

  it.each([
    ['late', planArrivingAt(timeOfDay(9, 42)), "The optimiser's plan does not hold: stop near late by 12 minutes."],
    [
      'wrong in its sums',
      { ...planArrivingAt(timeOfDay(9, 10)), sums: { metres: 1, seconds: 1500, late: 0, vehicles: 1, unplanned: 0 } },
      "The optimiser's plan does not hold: claims 1 metres, has 20000.",
    ],
    [
      'wrong in several ways',
      { ...planArrivingAt(timeOfDay(9, 42)), unplanned: [{ stop: 'ghost', reasons: [], repairs: [] }] },
      "The optimiser's plan does not hold: stop ghost not a stop of this problem, and 2 more.",
    ],
  ])('a plan is refused where it is %s', async (_, plan, message) => {
    expect(await verify(solverAnswering(plan))).toEqual(E.left(message))
  })
})
