import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { RouteDay } from '../calendar'
import { findBrokenLock } from '../lock'
import { findVisit, type Plan, type RouteVisit } from '../plan'
import type { Route } from '../route'
import { compareFigures, scheduleRoute, type ScheduleContext } from '../schedule'
import { stopLookupIn, type StopFacts } from '../stop'
import { applyMoves, type MovesContext } from './apply-moves'
import type { Move, MoveTarget } from './move'
import { figuresChange } from './project-figures'
import type { Steps } from '../value'
import { routesToPrice, type PlacePrice, type Price, type Pricer } from './price'
import { stopPricer } from './price-of-stop'

/** Stops as they are, or one as it would be after an edit. */
export type PriceRequest = {
  readonly stops: ReadonlyArray<StopFacts>
  readonly day: RouteDay
  /** all places of each route; only for one stop */
  readonly withPlacePrices: boolean
}

/** More stops are not priced together: that would take seconds on each route. */
export const MAX_PRICED_STOPS = 200

export const arePriced = (stops: ReadonlyArray<unknown>): boolean => stops.length <= MAX_PRICED_STOPS

/**
 * What it would cost to put stops on each route of a day, best first; being unplanned is last. Several stops are put in
 * one after the other, each at its cheapest place, with a step after each route.
 */
export const pricesInSteps = function* (
  plan: Plan,
  { stops, day, withPlacePrices }: PriceRequest,
  context: MovesContext,
): Steps<ReadonlyArray<Price>> {
  const [first, ...others] = stops
  if (first === undefined) return []
  const scheduleContext = { ...context, stopOf: stopLookupIn(plan.stops) }
  const pricer =
    others.length === 0
      ? stopPricer(plan, first, scheduleContext)
      : blockPricer(plan, [first, ...others], context, scheduleContext)
  const { unplanned } = pricer
  const prices: Price[] = []
  for (const { to, route } of routesToPrice(plan, day, context)) {
    const price = pricer.priceOn({ to, route }, withPlacePrices)
    if (price !== undefined)
      prices.push({
        to,
        day,
        place: price.best,
        figures: price.best.figures,
        lock: price.best.lock,
        placePrices: price.placePrices,
      })
    if (others.length > 0) yield
  }
  return [
    ...prices.toSorted((one, other) => compareFigures(one.figures, other.figures)),
    ...(unplanned === undefined
      ? []
      : [
          {
            to: { kind: 'unplanned' } as const,
            day: undefined,
            place: undefined,
            ...unplanned,
            placePrices: undefined,
          },
        ]),
  ]
}

/** Prices a block by moving it; the place is that of its first stop. */
const blockPricer = (
  plan: Plan,
  stops: readonly [StopFacts, ...ReadonlyArray<StopFacts>],
  context: MovesContext,
  scheduleContext: ScheduleContext,
): Pricer => {
  const [first] = stops
  const planAfter = (to: MoveTarget): O.Option<Plan> => {
    const moves = stops.map(({ id }): Move => ({ stop: id, to, position: { kind: 'cheapest' }, from: undefined }))
    return pipe(
      O.fromEither(applyMoves(plan, moves, context)),
      O.map((moved) => moved.plan),
    )
  }
  const figuresAndLock = (after: Plan): Pick<Price, 'figures' | 'lock'> => ({
    figures: figuresChange(plan, after, scheduleContext),
    lock: findBrokenLock(plan, after)?.lock,
  })
  const placeIn =
    (after: Plan) =>
    ({ route, visit }: RouteVisit): PlacePrice => {
      const position = route.visits.indexOf(visit)
      const { visits } = plan.routes.includes(route) ? route : scheduled(route, scheduleContext)
      return {
        after: route.visits[position - 1]?.id,
        stopNumber: visit.stopNumber,
        arrival: visits[position]?.arrival,
        ...figuresAndLock(after),
      }
    }
  return {
    unplanned: pipe(planAfter({ kind: 'unplanned' }), O.map(figuresAndLock), O.toUndefined),
    priceOn: ({ to }) =>
      pipe(
        planAfter(to),
        O.flatMap((after) => pipe(findVisit(after, first.id), O.map(placeIn(after)))),
        O.map((best) => ({ best, placePrices: undefined })),
        O.toUndefined,
      ),
  }
}

const scheduled = (route: Route, { stopOf, findLeg, workingTimesOf }: ScheduleContext): Route =>
  scheduleRoute(route, stopOf, findLeg, workingTimesOf(route))
