import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { violationMessage, verifyPlan, type Violation, type RouteProblem } from '../../src/domain/problem'
import { roadsOn, type RoadTable } from '../travel'
import type { Optimiser, Solution, SolveOptions } from './solver'

/**
 * The plan if the verifier finds that it keeps every rule, otherwise words for what is wrong. No other plan reaches
 * the user.
 */
export const checkedPlan = async (
  optimiser: Optimiser,
  problem: RouteProblem,
  roads: RoadTable,
  options: SolveOptions,
): Promise<E.Either<string, Solution>> =>
  pipe(
    await optimiser.solve(problem, roads, options),
    E.flatMap((solution) =>
      pipe(
        verifyPlan(problem, roadsOn(roads), solution.plan),
        E.bimap(whatIsWrong, () => solution),
      ),
    ),
  )

const whatIsWrong = (breaches: ReadonlyArray<Violation>): string => {
  const [first] = breaches
  const others = breaches.length > 1 ? `, and ${breaches.length - 1} more` : ''
  return `The optimiser's plan does not hold: ${first === undefined ? 'the reason is not known' : aboutWhat(first)}${others}.`
}

const aboutWhat = (breach: Violation): string => {
  const who = 'stop' in breach ? `stop ${breach.stop} ` : 'vehicle' in breach ? `vehicle ${breach.vehicle} ` : ''
  return `${who}${violationMessage(breach)}`
}
