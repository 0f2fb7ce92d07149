import * as E from 'fp-ts/Either'
import { verifyPlan, type ProblemStop, type ProposedRoute, type Vehicle } from '../../../src/domain/problem'
import {
  travelAlongRoad,
  aProblemOf,
  aProblemStop,
  aProposalOf,
  timeOfDay,
  aVehicle,
  aVisitAt,
} from '../../kit/builders/problem'

/** Leaves at 9:00, is at `near` from 9:10 and at `far` from 9:35, and is back at 10:10. */
export const route: ProposedRoute = {
  vehicle: 'v',
  leaves: timeOfDay(9),
  visits: [aVisitAt('near', timeOfDay(9, 10)), aVisitAt('far', timeOfDay(9, 35))],
  returns: timeOfDay(10, 10),
  breaks: [],
}
export const sums = { metres: 60_000, seconds: 4200 }

type Changes = {
  readonly near?: Partial<ProblemStop>
  readonly far?: Partial<ProblemStop>
  readonly vehicle?: Partial<Vehicle>
  readonly route?: Partial<ProposedRoute>
  readonly seconds?: number
}

/** The verdict on that route, with these changes to the route and its problem. */
export const verdict = (changes: Changes = {}) =>
  verifyPlan(
    aProblemOf(
      [aProblemStop('near', 10, changes.near), aProblemStop('far', 30, changes.far)],
      [aVehicle('v', changes.vehicle)],
    ),
    travelAlongRoad,
    aProposalOf([{ ...route, ...changes.route }], { ...sums, seconds: changes.seconds ?? sums.seconds }),
  )

export const accepted = E.right({ metres: 60_000, seconds: 4200, late: 0, vehicles: 1, unplanned: 0 })
