import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { RouteDay } from '../calendar'
import { findBrokenLock } from '../lock'
import { findVisit, type Plan, type RouteVisit } from '../plan'
import type { Route } from '../route'
import { compareFigures, scheduleRoute, type ScheduleContext } from '../schedule'
import { stopList, type StopFacts, type StopId } from '../stop'
import { applyMoves, type MovesContext } from './apply-moves'
import type { Move, MoveTarget } from './move'
import { figuresChange } from './project-figures'
import { routesToPrice, type PlacePrice, type Price, type PricedRoute, type Pricer } from './price'
import { stopPricer } from './price-of-stop'

/** Stops as they are, or one as it would be after an edit. */
export type PriceRequest = {
  readonly stops: ReadonlyArray<StopFacts>
  readonly day: RouteDay
  /** all places of each route; only for one stop */
  readonly withGaps: boolean
}

/**
 * What it would cost to put stops on each route of a day, best first; being unplanned is last. Several stops are put in
 * one after the other, each at its cheapest place.
 */
export const pricesOf = (
  plan: Plan,
  { stops, day, withGaps }: PriceRequest,
  context: MovesContext,
): ReadonlyArray<Price> => {
  const [first, ...others] = stops
  if (first === undefined) return []
  const scheduleContext = { ...context, stopOf: (id: StopId) => stopList.get(plan.stops, id) }
  const pricer =
    others.length === 0
      ? stopPricer(plan, first, scheduleContext)
      : blockPricer(plan, [first, ...others], context, scheduleContext)
  const { unplanned } = pricer
  const priceOf = (target: PricedRoute): Price | undefined => {
    const price = pricer.priceOn(target, withGaps)
    if (price === undefined) return undefined
    const { best, gaps } = price
    return { to: target.to, day, place: best, figures: best.figures, lock: best.lock, gaps }
  }
  return [
    ...routesToPrice(plan, day, context)
      .flatMap((target) => priceOf(target) ?? [])
      .toSorted((one, other) => compareFigures(one.figures, other.figures)),
    ...(unplanned === undefined
      ? []
      : [{ to: { kind: 'unplanned' } as const, day: undefined, place: undefined, ...unplanned, gaps: undefined }]),
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
        O.map((best) => ({ best, gaps: undefined })),
        O.toUndefined,
      ),
  }
}

const scheduled = (route: Route, { stopOf, findLeg, workStartOf }: ScheduleContext): Route =>
  scheduleRoute(route, stopOf, findLeg, workStartOf(route))
