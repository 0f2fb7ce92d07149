import * as O from 'fp-ts/Option'
import {
  dropCostOf,
  keyOfTarget,
  otherDayAfter,
  overHoursAfter,
  type DropTarget,
  type Dragged,
  type MoveContext,
} from '../../application/move'
import { timeOrDayTimeLabel, timeLabel } from '../../domain/calendar'
import type { Driver } from '../../domain/driver'
import type { PositionPrice, Price } from '../../domain/move'
import { findVisit, routeAt, type Plan } from '../../domain/plan'
import { routeColourOf, greyColour, routeNumberOf, stopNumberAt, type RouteColour } from '../../domain/route'
import { pinLabelOf, stopList, stopNameOf, type StopId } from '../../domain/stop'
import { capitalise } from '../../domain/text'
import { memoizeWeak } from '../../domain/value'
import { noPriceTexts, priceLabelOf, slotLabelOf, type PriceLabel } from '../plan'
import { selectionViewModel } from './selection-view-model'
import { describeLock } from '../../domain/lock'

/** What a target shows while stops are dragged. */
export type DropLabel =
  | { readonly kind: 'now here'; readonly positionLabel: string | undefined }
  /** who locked it and since when */
  | { readonly kind: 'locked'; readonly by: string; readonly since: string }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known'
      /** 1 for the best route; undefined for what is no route, and for a position that is not the best of its route */
      readonly rank: number | undefined
      readonly rankCount: number
      readonly price: PriceLabel
      /** such as `place 80` */
      readonly positionLabel: string | undefined
      /** such as `10:52`; empty where not known */
      readonly arrival: string
    }

type DropContext = {
  /** a date; a lock of that day is said with its time alone */
  readonly today?: string | undefined
  /** whose hours are looked at */
  readonly drivers?: ReadonlyArray<Driver> | undefined
}

export const dropLabelOf = (
  plan: Plan,
  dragged: Dragged,
  target: DropTarget,
  { today, drivers = noDrivers }: DropContext = {},
): DropLabel => {
  const cost = dropCostOf(plan, dragged, target)
  switch (cost.kind) {
    case 'now here':
      return { kind: 'now here', positionLabel: positionNow(plan, dragged.movingStops) }
    case 'locked': {
      const { by, at } = cost.lock
      const since = timeOrDayTimeLabel(at, today)
      return {
        kind: 'locked',
        by: capitalise(describeLock({ by, at: '' })),
        since: since === undefined ? '' : `since ${since}`,
      }
    }
    case 'known': {
      const prices = dragged.prices.kind === 'known' ? dragged.prices.prices : noPrices
      const ranks = ranksOf(plan)(dragged.movingStops)(prices)
      return {
        kind: 'known',
        rank: isBestPosition(prices, target, cost.positionPrice) ? ranks.get(keyOfTarget(target.to)) : undefined,
        rankCount: ranks.size,
        price: priceLabelAt({ plan, drivers, dragged }, target, cost.figures),
        positionLabel: cost.positionPrice && `place ${cost.positionPrice.stopNumber}`,
        arrival: timeLabel(cost.positionPrice?.arrival) ?? '',
      }
    }
    default:
      return cost
  }
}

/** With the day that the stops ask for, and the hours of the driver. */
export const priceLabelAt = (context: MoveContext, target: DropTarget, figures: Price['figures']): PriceLabel =>
  priceLabelOf(figures, {
    otherDay: otherDayAfter(context.plan, context.dragged.movingStops, target),
    overHours: () => overHoursAfter(context, target),
  })

/** In one line, such as `+0.5 km · +7 min · −1 late`. */
export const shortDropText = (label: DropLabel): string => {
  switch (label.kind) {
    case 'now here':
      return 'Now here'
    case 'locked':
      return label.by
    case 'loading':
    case 'unknown':
      return noPriceTexts[label.kind]
    case 'known':
      return label.price.shortLine
  }
}

/** Such as `place 10`, of one stop. */
export const positionNow = (plan: Plan, movingStops: ReadonlyArray<StopId>): string | undefined => {
  const [first, second] = movingStops
  const visit = first === undefined || second !== undefined ? undefined : O.toUndefined(findVisit(plan, first))?.visit
  return visit && `place ${visit.stopNumber}`
}

const noDrivers: ReadonlyArray<Driver> = []

const noPrices: ReadonlyArray<Price> = []

/** Routes are ranked by their best positions, so that another position has no rank. */
const isBestPosition = (
  prices: ReadonlyArray<Price>,
  { to, position }: DropTarget,
  positionPrice: PositionPrice | undefined,
): boolean => {
  if (position.kind === 'cheapest') return true
  const best = prices.find((price) => keyOfTarget(price.to) === keyOfTarget(to))?.bestPosition
  return best !== undefined && positionPrice?.after === best.after
}

/** The routes that take the stops, best first; the one where they are does not count. */
const ranksOf = memoizeWeak((plan: Plan) =>
  memoizeWeak((movingStops: ReadonlyArray<StopId>) =>
    memoizeWeak((prices: ReadonlyArray<Price>): ReadonlyMap<string, number> => {
      const sources = new Set(movingStops.map((stop) => O.toUndefined(findVisit(plan, stop))?.route.index))
      const [source] = sources
      const others = prices.filter(
        ({ to, day, lock }) =>
          to.kind === 'route' &&
          day === prices[0]?.day &&
          lock === undefined &&
          !(sources.size === 1 && to.index === source),
      )
      return new Map(others.map(({ to }, index) => [keyOfTarget(to), index + 1]))
    }),
  ),
)

/** The dragged stops, as they follow the pointer. */
export type DragPreview = {
  readonly badge: string
  readonly colour: RouteColour
  readonly name: string
  /** such as `Hoevelaken · 10:30–12:30 · load 3` */
  readonly details: string
}

export const dragPreviewOf = (plan: Plan, movingStops: ReadonlyArray<StopId>): DragPreview => {
  const [first, second] = movingStops
  const stop = first === undefined ? undefined : stopList.get(plan.stops, first)
  const label = stop && pinLabelOf(stop.placement)
  const colour = stop === undefined || label?.kind === 'dot' ? greyColour : routeColourOf(stop.placement.color)
  const { count, details } = selectionViewModel(plan, new Set(movingStops))
  if (stop === undefined || second !== undefined)
    return { badge: String(movingStops.length), colour, name: count, details }
  const { city, demand } = stop.facts
  const load = demand.filter((amount) => amount > 0)
  return {
    badge: label?.kind === 'number' ? label.text : '–',
    colour,
    name: stopNameOf(stop),
    details: [city, slotLabelOf(stop.facts), load.length === 0 ? '' : `load ${load.join(' + ')}`]
      .filter((part) => part !== undefined && part !== '')
      .join(' · '),
  }
}

/** The stop number that the first of the stops gets at a named position; undefined at the cheapest. */
export const numberAt = (
  plan: Plan,
  movingStops: ReadonlyArray<StopId>,
  { to, position }: DropTarget,
): number | undefined => {
  if (to.kind !== 'route' || position.kind === 'cheapest') return undefined
  if (position.kind === 'first') return stopNumberAt(0)
  const others = O.toUndefined(routeAt(plan, to.index))?.visits.filter(({ id }) => !movingStops.includes(id)) ?? []
  return stopNumberAt(others.findIndex(({ id }) => id === position.stop) + 1)
}

/** Such as `Place 60 of route 2, arrival 10:52, plus 2.1 kilometres, plus 9 minutes, 0 late`. */
export const spokenDrop = (
  plan: Plan,
  dragged: Dragged,
  target: DropTarget,
  drivers?: ReadonlyArray<Driver>,
): string => {
  const label = dropLabelOf(plan, dragged, target, { drivers })
  const route = target.to.kind === 'route' ? O.toUndefined(routeAt(plan, target.to.index)) : undefined
  const number = route && routeNumberOf(route)
  const name = number === undefined ? (target.to.kind === 'unplanned' ? 'Unplanned' : 'New route') : `Route ${number}`
  switch (label.kind) {
    case 'now here':
      return 'Now here'
    case 'locked':
      return [name, label.by, label.since].filter((part) => part !== '').join(', ')
    case 'known':
      return [
        label.positionLabel === undefined || number === undefined
          ? name
          : `${capitalise(label.positionLabel)} of route ${number}`,
        ...(label.arrival === '' ? [] : [`arrival ${label.arrival}`]),
        label.price.spoken,
        ...(label.rank === 1 ? ['best'] : []),
      ].join(', ')
    case 'loading':
      return name
    case 'unknown':
      return `${name}, ${noPriceTexts.unknown}`
  }
}
