import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { dateTimeOn, type RouteDay } from '../calendar'
import { lockOf, type Lock } from '../lock'
import { findVisit, routeAt, type Plan } from '../plan'
import type { Route } from '../route'
import { compareFigures, dateOfRoute, timedRouteOf, type ScheduleContext } from '../schedule'
import { stopList, type StopFacts } from '../stop'
import { applyMoves, type MovesContext } from './apply-moves'
import type { Move, MoveTarget } from './move'
import { figuresChange } from './project-figures'
import { routesToPrice, type PlacePrice, type Price, type PricedRoute } from './price'
import { stopPricer } from './price-of-stop'

/** Stops as they are, or one as it would be after an edit. */
export type PriceRequest = {
  readonly stops: ReadonlyArray<StopFacts>
  readonly day: RouteDay
  /** all places of each route; only for one stop */
  readonly withGaps: boolean
}

type FindPrice = (target: PricedRoute) => Pick<Price, 'gaps'> & { readonly best: PlacePrice | undefined }

/**
 * What it would cost to put stops on each route of a day, best first; being unplanned is last. Several stops are put in
 * one after the other, each at its cheapest place.
 */
export const pricesOf = (plan: Plan, request: PriceRequest, context: MovesContext): ReadonlyArray<Price> => {
  const { stops, day, withGaps } = request
  const scheduleContext = { ...context, stopOf: stopLookupOf(plan) }
  const [first] = stops
  if (first === undefined) return []
  const pricer = stops.length === 1 ? stopPricer(plan, first, scheduleContext) : undefined
  const findPrice: FindPrice = (target) =>
    pricer?.priceOn(target, withGaps) ?? { best: priceOfBlock(plan, stops, target, context), gaps: undefined }
  const stopLock = lockOfStops(plan, stops)
  const prices = routesToPrice(plan, day, context).flatMap((target): ReadonlyArray<Price> => {
    const { best, gaps } = findPrice(target)
    if (best === undefined) return []
    return [{ to: target.to, day, place: best, figures: best.figures, lock: stopLock ?? lockOf(target.route), gaps }]
  })
  const unplannedFigures = pricer?.saved ?? figuresAfter(plan, movesTo(stops, { kind: 'unplanned' }), context)
  return [
    ...prices.toSorted((one, other) => compareFigures(one.figures, other.figures)),
    ...(unplannedFigures === undefined
      ? []
      : [
          {
            to: { kind: 'unplanned' } as const,
            day: undefined,
            place: undefined,
            figures: unplannedFigures,
            lock: stopLock,
            gaps: undefined,
          },
        ]),
  ]
}

const stopLookupOf =
  ({ stops }: Plan): ScheduleContext['stopOf'] =>
  (id) =>
    stopList.get(stops, id)

/** The lock of one of the stops, or of the route that would lose it. */
const lockOfStops = (plan: Plan, stops: ReadonlyArray<StopFacts>): Lock | undefined => {
  for (const facts of stops) {
    const route = O.toUndefined(findVisit(plan, facts.id))?.route
    const lock = lockOf(facts) ?? (route && lockOf(route))
    if (lock !== undefined) return lock
  }
  return undefined
}

const movesTo = (stops: ReadonlyArray<StopFacts>, to: MoveTarget): ReadonlyArray<Move> =>
  stops.map(({ id }) => ({ stop: id, to, position: { kind: 'cheapest' }, from: undefined }))

const figuresAfter = (plan: Plan, moves: ReadonlyArray<Move>, context: MovesContext) => {
  const moved = applyMoves(plan, moves, context)
  return E.isLeft(moved) ? undefined : figuresChange(plan, moved.right.plan, { ...context, stopOf: stopLookupOf(plan) })
}

/** The price of the block, with the place of its first stop. */
const priceOfBlock = (
  plan: Plan,
  stops: ReadonlyArray<StopFacts>,
  { to }: PricedRoute,
  context: MovesContext,
): PlacePrice | undefined => {
  const moved = applyMoves(plan, movesTo(stops, to), context)
  if (E.isLeft(moved)) return undefined
  const scheduleContext = { ...context, stopOf: stopLookupOf(plan) }
  const [placed] = moved.right.placed
  const route = placed?.route === undefined ? undefined : O.toUndefined(routeAt(moved.right.plan, placed.route))
  if (placed === undefined || route === undefined) return undefined
  const position = route.visits.findIndex(({ id }) => id === placed.stop)
  return {
    after: route.visits[position - 1]?.id,
    stopNumber: placed.stopNumber,
    arrival: arrivalAt(route, position, scheduleContext),
    figures: figuresChange(plan, moved.right.plan, scheduleContext),
  }
}

const arrivalAt = (route: Route, position: number, context: ScheduleContext): string | undefined => {
  const { stops, journey } = timedRouteOf(route, context)
  const arrival = journey.arrivals[position]
  return arrival === undefined || stops[position]?.coordinates === undefined
    ? undefined
    : dateTimeOn(dateOfRoute(route))(arrival)
}
