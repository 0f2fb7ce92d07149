import * as O from 'fp-ts/Option'
import { dateTimeOn } from '../calendar'
import { lockOf, type Lock } from '../lock'
import { detourLegsBy } from '../problem'
import { findVisit, visitAfterEdit, type Plan, type RouteVisit } from '../plan'
import { dateOfRoute, stopNumberAt, stopVisitsOf, type Route } from '../route'
import {
  addFigures,
  bestInsertion,
  bestOf,
  figuresWithVisits,
  insertionsOf,
  zeroFigures,
  subtractFigures,
  timedRouteOf,
  toTimedStopOn,
  type Insertion,
  type RouteFigures,
  type ScheduleContext,
  type TimedStop,
} from '../schedule'
import type { StopFacts } from '../stop'
import { storedFigures } from './project-figures'
import type { PositionPrice, PricedRoute, Pricer, RoutePrice } from './price'

/**
 * The prices of one stop. `facts` may differ from those of the plan: the price is then that of the stop as it would be.
 * The figures before are always those of the plan.
 */
export const stopPricer = (plan: Plan, facts: StopFacts, context: ScheduleContext): Pricer => {
  const visited = O.toUndefined(findVisit(plan, facts.id))
  const origin = visited && originOf(visited, context)
  const saved = origin?.saved ?? zeroFigures
  const stopLock = lockOf(facts) ?? (visited && lockOf(visited.route))
  const storedFacts = context.stopOf(facts.id)?.facts ?? facts
  const { findDetourLegs = detourLegsBy(context.findLeg) } = context
  const visit = visited && visitAfterEdit(visited.visit, storedFacts, facts)

  /** Routes are mostly of one date. */
  const byDate = new Map<string | undefined, OnDate>()
  const onDateOf = (route: Route): OnDate => {
    const date = dateOfRoute(route)
    const stopOnDate = byDate.get(date) ?? { stop: toTimedStopOn(route)(facts, visit), toDateTime: dateTimeOn(date) }
    byDate.set(date, stopOnDate)
    return stopOnDate
  }

  const priceOn = ({ route }: PricedRoute, withPositionPrices: boolean): RoutePrice => {
    const own = origin?.index === route.index ? origin : undefined
    const receiving = own?.remaining ?? route
    const savedElsewhere = own === undefined ? saved : zeroFigures
    const before = storedFigures(route, context)
    const { stop, toDateTime } = onDateOf(receiving)
    const routeLock = stopLock ?? lockOf(route)
    /** Without a spread, which is slow for some 5,000 positions. */
    const toPrice = ({ position, arrival, figures }: Insertion): PositionPrice => {
      const isUnmoved = own?.position === position
      const isAsStored = isUnmoved && facts === storedFacts
      return {
        after: receiving.visits[position - 1]?.id,
        stopNumber: stopNumberAt(position),
        arrival: isAsStored ? own.arrival : stop.coordinates && toDateTime(arrival),
        figures: isAsStored ? zeroFigures : addFigures(savedElsewhere, subtractFigures(figures, before)),
        // No lock refuses a stop that stays where it is, or is edited there.
        lock: isUnmoved ? undefined : (routeLock ?? (own && lockPassed(own, position))),
      }
    }
    const timed = timedRouteOf(receiving, context)
    if (!withPositionPrices)
      return { bestPosition: toPrice(bestInsertion(timed, stop, context)), positionPrices: undefined }
    const insertions = insertionsOf(timed, stop, findDetourLegs)
    return { bestPosition: toPrice(bestOf(insertions)), positionPrices: insertions.map(toPrice) }
  }

  return { unplanned: { figures: saved, lock: visited && stopLock }, priceOn }
}

/** The stop as a visit on a date, and how times of that date are written. */
type OnDate = { readonly stop: TimedStop; readonly toDateTime: ReturnType<typeof dateTimeOn> }

/** The route that visits a stop now, and what it would be without that. */
type Origin = {
  readonly index: number
  readonly position: number
  readonly arrival: string | undefined
  readonly remaining: Route
  readonly saved: RouteFigures
  /** of the remaining visits */
  readonly locks: ReadonlyArray<Lock | undefined>
}

const originOf = ({ route, visit }: RouteVisit, context: ScheduleContext): Origin => {
  const visits = route.visits.filter(({ id }) => id !== visit.id)
  const figures = stopVisitsOf({ visits }).length === 0 ? zeroFigures : figuresWithVisits(route, visits, context)
  return {
    index: route.index,
    position: route.visits.indexOf(visit),
    arrival: visit.arrival,
    remaining: { ...route, visits },
    saved: subtractFigures(figures, storedFigures(route, context)),
    locks: visits.map(({ id }) => {
      const facts = context.stopOf(id)?.facts
      return facts && lockOf(facts)
    }),
  }
}

/** A locked stop keeps its order among the others, so that no stop of its route may pass it. */
const lockPassed = ({ position: from, locks }: Origin, to: number): Lock | undefined =>
  locks.slice(Math.min(from, to), Math.max(from, to)).find((lock) => lock !== undefined)
