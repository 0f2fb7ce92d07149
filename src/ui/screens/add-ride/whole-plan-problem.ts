import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { daysToPlan, type OptimisationInput } from '../../../application/optimisation'
import type { Coordinates } from '../../../domain/address'
import {
  driverOrCarrierFromCarrier,
  driverOrCarrierFromDriver,
  problemOf,
  type ProblemRefusal,
  type RouteProblem,
} from '../../../domain/problem'

type WholePlanProblemInput = OptimisationInput & { readonly headquarters: Coordinates }

/** Every stop of the plan with every driver, or with the carriers where there are no drivers. */
export const wholePlanProblemOf = ({
  plan,
  drivers,
  carriers,
  today,
  headquarters,
}: WholePlanProblemInput): E.Either<string, RouteProblem> =>
  pipe(
    problemOf(plan, {
      driversAndCarriers:
        drivers.length > 0 ? drivers.map(driverOrCarrierFromDriver) : carriers.map(driverOrCarrierFromCarrier),
      days: daysToPlan({ plan, today }),
      headquarters,
      options: { weights: undefined, latenessWeight: undefined, budgetSeconds: undefined, seed: undefined },
    }),
    E.bimap(problemRefusalMessage, ({ problem }) => problem),
  )

const problemRefusalMessage = (refusal: ProblemRefusal): string => {
  switch (refusal.kind) {
    case 'no drivers or carriers':
      return 'There is nobody to drive: add a driver first'
    case 'no days':
      return 'There is no day to plan for'
    case 'driver or carrier twice':
      return `${refusal.driverOrCarrierId} is listed twice`
    case 'driver or carrier unusable':
      return `${refusal.driverOrCarrierId} ${refusal.reason}`
    case 'no stops':
      return 'There are no stops that can be planned'
  }
}
