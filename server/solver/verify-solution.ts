import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { violationMessage, verifyPlan, type Violation, type RouteProblem } from '../../src/domain/problem'
import { travelFromRoads, type RoadTable } from '../travel'
import type { Solver, Solution, SolveOptions } from './solver'

/**
 * The plan if the verifier finds that it keeps every rule, otherwise a message with the violations. So no invalid plan
 * reaches the user.
 */
export const verifySolution = async (
  solver: Solver,
  problem: RouteProblem,
  roads: RoadTable,
  options: SolveOptions,
): Promise<E.Either<string, Solution>> =>
  pipe(
    await solver.solve(problem, roads, options),
    E.flatMap((solution) =>
      pipe(
        verifyPlan(problem, travelFromRoads(roads), solution.plan),
        E.bimap(violationsMessage, () => solution),
      ),
    ),
  )

const violationsMessage = (violations: ReadonlyArray<Violation>): string => {
  const [first] = violations
  const othersText = violations.length > 1 ? `, and ${violations.length - 1} more` : ''
  return `The optimiser's plan does not hold: ${first === undefined ? 'the reason is not known' : describeViolation(first)}${othersText}.`
}

const describeViolation = (violation: Violation): string => {
  const subject =
    'stop' in violation ? `stop ${violation.stop} ` : 'vehicle' in violation ? `vehicle ${violation.vehicle} ` : ''
  return `${subject}${violationMessage(violation)}`
}
