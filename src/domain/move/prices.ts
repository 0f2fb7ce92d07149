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
import { routesToPrice, type PositionPrice, type Price, type Pricer } from './price'
import { stopPricer } from './price-of-stop'

/** Stops as they are, or one as it would be after an edit. */
export type PriceRequest = {
  readonly stops: ReadonlyArray<StopFacts>
  readonly day: RouteDay
  /** all positions of each route; only for one stop */
  readonly withPositionPrices: boolean
}

/** More stops are not priced together: that would take seconds on each route. */
export const MAX_PRICED_STOPS = 200

export const arePriced = (stops: ReadonlyArray<unknown>): boolean => stops.length <= MAX_PRICED_STOPS

/**
 * What it would cost to put stops on each route of a day, best first; being unplanned is last. Several stops are put in
 * one after the other, each at its cheapest position. There is a step after each route of several stops, or with all
 * positions. Only what `toResult` makes of a price is kept: all positions of a day take megabytes, which are slow to collect.
 */
export const pricesInSteps = function* <A>(
  plan: Plan,
  { stops, day, withPositionPrices }: PriceRequest,
  context: MovesContext,
  toResult: (price: Price) => A,
): Steps<ReadonlyArray<A>> {
  const [first, ...others] = stops
  if (first === undefined) return []
  const scheduleContext = { ...context, stopOf: stopLookupIn(plan.stops) }
  const pricer =
    others.length === 0
      ? stopPricer(plan, first, scheduleContext)
      : blockPricer(plan, [first, ...others], context, scheduleContext)
  const { unplanned } = pricer
  const prices: Array<{ readonly figures: Price['figures']; readonly result: A }> = []
  for (const { to, route } of routesToPrice(plan, day, context)) {
    const price = pricer.priceOn({ to, route }, withPositionPrices)
    if (price !== undefined) {
      const { figures, lock } = price.bestPosition
      prices.push({ figures, result: toResult({ to, day, ...price, figures, lock }) })
    }
    if (others.length > 0 || withPositionPrices) yield
  }
  return [
    ...prices.toSorted((one, other) => compareFigures(one.figures, other.figures)).map(({ result }) => result),
    ...(unplanned === undefined
      ? []
      : [
          toResult({
            to: { kind: 'unplanned' },
            day: undefined,
            bestPosition: undefined,
            ...unplanned,
            positionPrices: undefined,
          }),
        ]),
  ]
}

/** Prices a block by moving it; the position is that of its first stop. */
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
  const positionPriceIn =
    (after: Plan) =>
    ({ route, visit }: RouteVisit): PositionPrice => {
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
        O.flatMap((after) => pipe(findVisit(after, first.id), O.map(positionPriceIn(after)))),
        O.map((bestPosition) => ({ bestPosition, positionPrices: undefined })),
        O.toUndefined,
      ),
  }
}

const scheduled = (route: Route, { stopOf, findLeg, workingTimesOf }: ScheduleContext): Route =>
  scheduleRoute(route, stopOf, findLeg, workingTimesOf(route))
