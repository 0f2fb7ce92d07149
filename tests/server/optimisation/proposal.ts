import * as E from 'fp-ts/Either'
import type { CurrentTour } from '../../../server/solver'
import { currentToursOf } from '../../../server/optimisation/problem/exclude-kept-routes'
import {
  buildProblem,
  requireDrivableProblem,
  type ProjectProblem,
} from '../../../server/optimisation/problem/build-problem'
import { jobResultForProject } from '../../../server/optimisation/result/job-result'
import { estimatedTravel } from '../../../server/travel'
import type { Driver } from '../../../src/domain/driver'
import type { Plan } from '../../../src/domain/plan'
import type { ProposedPlan, RouteProblem } from '../../../src/domain/problem'
import { right } from '../../kit/either'
import { legTableFor, solveHere } from '../solver/solve-here'
import { aDriverCalled } from './a-driver'
import { emptyOptimiseRequest } from '../../kit/builders/empty-optimise-request'
import type { OptimiseRequest } from '../../../src/domain/optimisation'

export const today = { year: 2026, month: 11, day: 21 }
export const headquarters = { lat: 52.0155316, lng: 4.6568895 }
export const drivers = [aDriverCalled('noor'), aDriverCalled('joris', { firstName: 'Joris', lastName: 'de Vries' })]
export const carriers = [{ id: 7, displayName: 'Bezorgdienst Noord' }]

export const roads = estimatedTravel.leg

export const solve = (problem: RouteProblem, currentTours: ReadonlyArray<CurrentTour> = []): ProposedPlan =>
  solveHere(problem, { currentTours, roads: legTableFor(problem, roads) })

/** The problem as a job solves it. */
export const problemOnRoads = (
  plan: Plan,
  request: Partial<OptimiseRequest> = {},
  fleet: ReadonlyArray<Driver> = drivers,
) =>
  E.flatMap((problem: ProjectProblem) => requireDrivableProblem(problem, roads))(
    buildProblem({ plan, drivers: fleet, carriers, headquarters, today }, { ...emptyOptimiseRequest, ...request }),
  )

export const proposal = (
  plan: Plan,
  request: Partial<OptimiseRequest> = {},
  fleet: ReadonlyArray<Driver> = drivers,
) => {
  const problem = right(problemOnRoads(plan, request, fleet))
  const proposed = solve(problem.problem, currentToursOf(problem.replannedByVehicle))
  return {
    problem,
    result: jobResultForProject(
      proposed,
      problem,
      { plan, version: 7 },
      { today, travel: estimatedTravel, roadSource: 'estimate' },
    ),
  }
}
