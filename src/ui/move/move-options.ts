import * as O from 'fp-ts/Option'
import { keyOfTarget, type MoveDialog } from '../../application/move'
import { dayLabel, type RouteDay } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import { describeLock, lockOf, type Lock } from '../../domain/lock'
import { positionAfter, type MovePosition, type MoveTarget, type PositionPrice, type Price } from '../../domain/move'
import { findVisit, routeAt, type Carrier, type Plan } from '../../domain/plan'
import type { Route } from '../../domain/route'
import { compareFigures, zeroFigures } from '../../domain/schedule'
import { stopList, stopNameOf, type StopId } from '../../domain/stop'
import { capitalise } from '../../domain/text'
import {
  describeNewRoute,
  describeRoute,
  loadAfterMove,
  type LoadLabel,
  type PriceLabel,
  type TargetLabel,
} from '../plan'
import { positionNow, priceLabelAt } from './drag-view-model'

/** A route, a driver or a position that the stops can be moved to. */
export type MoveOption = Pick<TargetLabel, 'badge' | 'name'> & {
  readonly key: string
  readonly to: MoveTarget
  readonly position: MovePosition
  readonly details: ReadonlyArray<string>
  readonly isBest: boolean
  readonly price: PriceLabel | 'loading' | 'unknown'
  /** such as `place 80` */
  readonly positionLabel: string | undefined
  /** of the route after the move, worked out for what is drawn; undefined for being unplanned */
  readonly loadAfter: (() => LoadLabel) | undefined
  /** who locked it and when, so that it cannot be chosen */
  readonly lock: string | undefined
  readonly hasPositions: boolean
  /** whether the stops are there already, and would gain nothing there by being put in anew */
  readonly isStay: boolean
}

/** The stops that are to be moved, and all that their options are made of. */
export type MoveOptionsInput = {
  readonly dialog: MoveDialog
  readonly plan: Plan
  readonly drivers: ReadonlyArray<Driver>
  readonly carriers: ReadonlyArray<Carrier>
  /** a date */
  readonly today?: string | undefined
}

/** Best first where the prices are known, else by number; being unplanned is last. */
export const moveOptionsOf = (input: MoveOptionsInput, day: RouteDay | undefined): ReadonlyArray<MoveOption> => {
  const { dialog, plan } = input
  if (dialog.prices.kind === 'known') {
    const { prices } = dialog.prices
    const staying = new Set(prices.filter((price) => isStay(input, price)))
    const moving = prices.filter((price) => !staying.has(price))
    const best = bestMoveOf(input, prices)
    const [routes, unplanned] = [
      moving.filter(({ bestPosition }) => bestPosition),
      moving.filter(({ bestPosition }) => !bestPosition),
    ]
    return [...routes, ...staying, ...unplanned].flatMap((price) => optionOf(input, price, price === best))
  }
  const price = dialog.prices.kind === 'loading' ? 'loading' : 'unknown'
  return [
    ...plan.routes
      .filter((route) => day === undefined || route.day === day)
      .map((route) => ({ ...routeOption(input, route, lockOf(route)), price, positionLabel: undefined }) as const),
    { ...unplannedOption, price },
  ]
}

/** The routes of other days, best first, then those without a price by number; none while they are read. */
export const otherDayOptionsOf = (input: MoveOptionsInput, day: RouteDay | undefined): ReadonlyArray<MoveOption> => {
  const { dialog, plan } = input
  const { otherDays } = dialog
  const prices = otherDays?.kind === 'known' ? otherDays.prices.filter((price) => price.day !== day) : []
  const ownPrices = dialog.prices.kind === 'known' ? dialog.prices.prices : []
  const unplanned = ownPrices.filter(({ to }) => to.kind === 'unplanned')
  const priced = prices.flatMap((price) =>
    optionOf(input, price, false, { kind: 'known', prices: [...unplanned, ...prices] }),
  )
  const unpriced = routesOfOtherDays(plan, day).map((route) => routeOption(input, route, lockOf(route)))
  const pricedKeys = new Set(priced.map(({ key }) => key))
  const options = [...priced, ...unpriced.filter(({ key }) => !pricedKeys.has(key))]
  return otherDays === undefined || otherDays.kind === 'loading'
    ? []
    : options.map((option) => ({
        price: 'unknown',
        ...option,
        details: [...dayTextsOf(plan, option.to), ...option.details],
        hasPositions: false,
      }))
}

const dayTextsOf = (plan: Plan, to: MoveTarget): ReadonlyArray<string> => {
  const route = to.kind === 'route' ? O.toUndefined(routeAt(plan, to.index)) : undefined
  return route?.day === undefined ? [] : [dayLabel(route.day)]
}

/** The routes that the list of a day does not have. */
export const routesOfOtherDays = ({ routes }: Plan, day: RouteDay | undefined): ReadonlyArray<Route> =>
  day === undefined ? [] : routes.filter((route) => route.day !== undefined && route.day !== day)

/** The cheapest route that exists, is not locked, and is another than that of the stops. */
const bestMoveOf = (input: MoveOptionsInput, prices: ReadonlyArray<Price>): Price | undefined =>
  prices.find((price) => price.to.kind === 'route' && price.lock === undefined && !isStay(input, price))

/** Whether all stops are planned, and would cost more on each other route than where they are. */
export const isStayingCheaper = (input: MoveOptionsInput): boolean => {
  const { dialog, plan } = input
  const best = dialog.prices.kind === 'known' ? bestMoveOf(input, dialog.prices.prices) : undefined
  return best !== undefined && isDearer(best) && dialog.stops.every((stop) => O.isSome(findVisit(plan, stop)))
}

/** Whether all stops are planned, and would cost more on each other route and on a new one than where they are. */
export const isStayingCheapest = (input: MoveOptionsInput): boolean => {
  const prices = input.dialog.prices.kind === 'known' ? input.dialog.prices.prices : []
  const newRoutes = prices.filter(({ to, bestPosition }) => to.kind !== 'route' && bestPosition !== undefined)
  return isStayingCheaper(input) && newRoutes.every(isDearer)
}

const isDearer = ({ figures }: Price): boolean => compareFigures(figures, zeroFigures) > 0

const unplannedOption: Omit<MoveOption, 'price'> = {
  key: 'unplanned',
  to: { kind: 'unplanned' },
  position: { kind: 'cheapest' },
  badge: undefined,
  name: 'Unplanned',
  details: [],
  isBest: false,
  positionLabel: undefined,
  loadAfter: undefined,
  lock: undefined,
  hasPositions: false,
  isStay: false,
}

const routeOption = (input: MoveOptionsInput, route: Route, lock: Lock | undefined): Omit<MoveOption, 'price'> => {
  const { details, ...label } = describeRoute(route)
  return {
    ...unplannedOption,
    ...label,
    key: `route ${route.index}`,
    to: { kind: 'route', index: route.index },
    loadAfter: () => loadAfterMove(input, route, undefined),
    details: [...(areStopsOnRoute(input, route) ? [presentPlaceOf(input)] : []), ...details],
    lock: lock && capitalise(describeLock(lock, input)),
    hasPositions: input.dialog.stops.length === 1,
    isStay: areStopsOnRoute(input, route),
  }
}

/** Several stops may even cost more on their own route, since they are priced as if put in anew. */
const isStay = (input: MoveOptionsInput, { to, figures }: Price): boolean =>
  to.kind === 'route' && compareFigures(figures, zeroFigures) >= 0 && areStopsOnRoute(input, to)

const areStopsOnRoute = ({ dialog: { stops }, plan }: MoveOptionsInput, { index }: Pick<Route, 'index'>): boolean =>
  stops.every((stop) => O.toUndefined(findVisit(plan, stop))?.route.index === index)

/** A stop may be cheaper at another place of its own route, so that its present one is said too. */
const presentPlaceOf = ({ dialog: { stops }, plan }: MoveOptionsInput): string => {
  const position = positionNow(plan, stops)
  return position === undefined ? 'Now here' : `Now here, ${position}`
}

/** `prices`: all that are known, with that of being unplanned. */
const optionOf = (
  input: MoveOptionsInput,
  price: Price,
  isBest: boolean,
  prices: MoveDialog['prices'] = input.dialog.prices,
): ReadonlyArray<MoveOption> => {
  const { plan, drivers, dialog } = input
  const { to, bestPosition, figures, lock } = price
  const priced = {
    price: priceLabelAt(
      { plan, drivers, dragged: { movingStops: dialog.stops, prices } },
      { to, position: positionOf(dialog.stops, bestPosition) },
      figures,
    ),
    positionLabel: bestPosition && `place ${bestPosition.stopNumber}`,
    position: positionOf(dialog.stops, bestPosition),
    isBest,
    lock: lock && capitalise(describeLock(lock, input)),
    isStay: isStay(input, price),
  }
  switch (to.kind) {
    case 'route': {
      const route = O.toUndefined(routeAt(plan, to.index))
      if (route === undefined) return []
      const loadAfter = () => loadAfterMove(input, route, bestPosition?.after)
      return [{ ...routeOption(input, route, lock), ...priced, loadAfter }]
    }
    case 'unplanned':
      return dialog.stops.every((stop) => O.isNone(findVisit(plan, stop))) ? [] : [{ ...unplannedOption, ...priced }]
    case 'driver':
    case 'carrier': {
      const { details, ...label } = describeNewRoute(to, input)
      const driverId = to.kind === 'driver' ? to.driverId : undefined
      const loadAfter = () => loadAfterMove(input, { visits: [], driverId }, undefined)
      return [{ ...unplannedOption, ...label, ...priced, key: keyOfTarget(to), to, details, loadAfter }]
    }
  }
}

/** One stop goes where the price says; each of several goes where it is cheapest. */
const positionOf = (stops: ReadonlyArray<StopId>, positionPrice: PositionPrice | undefined): MovePosition =>
  stops.length !== 1 || positionPrice === undefined ? { kind: 'cheapest' } : positionAfter(positionPrice.after)

/** All positions of one route, first to last, as soon as they are priced. */
export const positionOptionsOf = (input: MoveOptionsInput, index: number): ReadonlyArray<MoveOption> => {
  const { dialog, plan, drivers } = input
  if (dialog.prices.kind !== 'known') return []
  const price = dialog.prices.prices.find(({ to }) => to.kind === 'route' && to.index === index)
  const route = O.toUndefined(routeAt(plan, index))
  if (price?.positionPrices === undefined || route === undefined) return []
  const best = price.bestPosition?.stopNumber
  const present = O.toUndefined(findVisit(plan, dialog.stops[0] ?? ''))
  return price.positionPrices.map((positionPrice) => ({
    ...routeOption(input, route, positionPrice.lock),
    key: `place ${positionPrice.stopNumber}`,
    hasPositions: false,
    positionLabel: undefined,
    position: positionOf(dialog.stops, positionPrice),
    loadAfter: () => loadAfterMove(input, route, positionPrice.after),
    name: `Place ${positionPrice.stopNumber}`,
    details: [
      positionPrice.after === undefined
        ? 'first'
        : `after ${nameOfStop(plan, positionPrice.after) ?? 'the stop before'}`,
    ],
    isBest: positionPrice.stopNumber === best,
    isStay: present?.route.index === index && present.visit.stopNumber === positionPrice.stopNumber,
    price: priceLabelAt(
      { plan, drivers, dragged: { movingStops: dialog.stops, prices: dialog.prices } },
      { to: price.to, position: positionAfter(positionPrice.after) },
      positionPrice.figures,
    ),
  }))
}

export const nameOfStop = (plan: Plan, id: StopId): string | undefined => {
  const stop = stopList.get(plan.stops, id)
  return stop && stopNameOf(stop)
}
