import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import { isStartOrEnd, type Stop, type StopId } from '../stop'
import { vehicleIdOf, type Crew, type Shift } from './driver-or-carrier'
import { problemStopOf, type Unusable } from './problem-stop-of'
import type { ProblemOptions, ProblemStop, RouteProblem } from './route-problem'
import { visitDays } from './visit-days'
import { vehiclesOf, type FleetRefused } from './vehicles-of'

/** Who drives on which days, and from where. */
export type Ask = {
  readonly crews: ReadonlyArray<Crew>
  readonly days: ReadonlyArray<RouteDay>
  readonly headquarters: Coordinates
  readonly options: ProblemOptions
}

/** A stop that the solver is not asked about, and why. */
export type NotAsked = { readonly stop: StopId; readonly why: Unusable | 'is for another day' | 'is in the list twice' }

export type ProblemMade = {
  readonly problem: RouteProblem
  /** who drives which vehicle, since the answer names vehicles only */
  readonly shifts: ReadonlyArray<Shift>
  readonly notAsked: ReadonlyArray<NotAsked>
}

export type ProblemRefused = FleetRefused | { readonly kind: 'no stops'; readonly notAsked: ReadonlyArray<NotAsked> }

/** What a solver is asked about a project: each stop on the days of its own, or on any where it has none. */
export const problemOf = (plan: { readonly stops: Iterable<Stop> }, ask: Ask): E.Either<ProblemRefused, ProblemMade> =>
  pipe(
    vehiclesOf(ask.crews, ask.days, ask.headquarters),
    E.flatMap((vehicles): E.Either<ProblemRefused, ProblemMade> => {
      const { stops, notAsked } = sorted(plan.stops, ask)
      if (stops.length === 0) return E.left({ kind: 'no stops', notAsked })
      return E.right({ problem: { stops, vehicles, options: ask.options }, shifts: shiftsOf(ask), notAsked })
    }),
  )

const shiftsOf = ({ crews, days }: Ask): ReadonlyArray<Shift> =>
  crews.flatMap((crew) =>
    [...new Set(days)].map((day): Shift => ({ vehicle: vehicleIdOf(crew.id, day), crew: crew.id, day })),
  )

type Sorted = { readonly stops: ReadonlyArray<ProblemStop>; readonly notAsked: ReadonlyArray<NotAsked> }

const sorted = (from: Iterable<Stop>, { crews, days }: Ask): Sorted => {
  const vehiclesOn = new Map(days.map((day) => [day, crews.map((crew) => vehicleIdOf(crew.id, day))]))
  const known = new Set<StopId>()
  const stops: ProblemStop[] = []
  const notAsked: NotAsked[] = []
  for (const stop of from) {
    if (isStartOrEnd(stop.type)) continue
    const allowedVehicles = visitDays(stop)?.flatMap((day) => vehiclesOn.get(day) ?? [])
    const asked = problemStopOf(stop)
    if (known.has(stop.id)) notAsked.push({ stop: stop.id, why: 'is in the list twice' })
    else if (allowedVehicles?.length === 0) notAsked.push({ stop: stop.id, why: 'is for another day' })
    else if (E.isLeft(asked)) notAsked.push({ stop: stop.id, why: asked.left })
    else stops.push({ ...asked.right, allowedVehicles })
    known.add(stop.id)
  }
  return { stops, notAsked }
}
