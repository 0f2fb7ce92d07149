import * as O from 'fp-ts/Option'
import { dateTimeOn } from '../calendar'
import { findVisit, type Plan } from '../plan'
import { NUMBER_STEP, type Route } from '../route'
import {
  addFigures,
  bestOf,
  dateOfRoute,
  figuresOfRoute,
  figuresWithVisits,
  insertionsOf,
  noFigures,
  subtractFigures,
  timedRouteOf,
  toTimedStopOn,
  type Insertion,
  type RouteFigures,
  type ScheduleContext,
} from '../schedule'
import type { StopFacts } from '../stop'
import type { PlacePrice, PricedRoute } from './price'

/** The prices of one stop on the routes of a plan. */
export type StopPricer = {
  /** what is saved on the present route of the stop if it leaves it */
  readonly saved: RouteFigures
  readonly priceOn: (target: PricedRoute, withGaps: boolean) => RoutePrice
}

/** The cheapest place on a route, and all places, where they were asked for. */
type RoutePrice = { readonly best: PlacePrice; readonly gaps: ReadonlyArray<PlacePrice> | undefined }

/**
 * `facts` may differ from those of the plan: the price is then that of the stop as it would be. The figures before are
 * always those of the plan.
 */
export const stopPricer = (plan: Plan, facts: StopFacts, context: ScheduleContext): StopPricer => {
  const present = O.toUndefined(findVisit(plan, facts.id))
  const isEdited = context.stopOf(facts.id)?.facts !== facts
  const remaining = present?.route.visits.filter(({ id }) => id !== facts.id) ?? []
  const figuresNow = (route: Route): RouteFigures => figuresOfRoute(route, context.stopOf, context.capacityOf(route))
  const saved =
    present === undefined
      ? noFigures
      : subtractFigures(
          remaining.length === 0 ? noFigures : figuresWithVisits(present.route, remaining, context),
          figuresNow(present.route),
        )

  const priceOn: StopPricer['priceOn'] = ({ route, isNew }, withGaps) => {
    const isPresentRoute = route.index === present?.route.index
    const receiving = isPresentRoute ? { ...route, visits: remaining } : route
    const [before, savedOnOtherRoute] = [isNew ? noFigures : figuresNow(route), isPresentRoute ? noFigures : saved]
    const stop = toTimedStopOn(receiving)(facts, present?.visit)
    const toDateTime = dateTimeOn(dateOfRoute(receiving))
    const isUnmoved = (position: number): boolean =>
      isPresentRoute && !isEdited && route.visits[position]?.id === facts.id
    const toPrice = ({ position, arrival, figures }: Insertion): PlacePrice => ({
      after: receiving.visits[position - 1]?.id,
      stopNumber: (position + 1) * NUMBER_STEP,
      ...(isUnmoved(position)
        ? { arrival: present?.visit.arrival, figures: noFigures }
        : {
            arrival: stop.coordinates && toDateTime(arrival),
            figures: addFigures(savedOnOtherRoute, subtractFigures(figures, before)),
          }),
    })
    const insertions = insertionsOf(timedRouteOf(receiving, context), stop, context.travel)
    return { best: toPrice(bestOf(insertions)), gaps: withGaps ? insertions.map(toPrice) : undefined }
  }

  return { saved, priceOn }
}
