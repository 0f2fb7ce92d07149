import * as O from 'fp-ts/Option'
import { lockOf, type Lock } from '../../domain/lock'
import { positionAfter, type MovePosition, type PositionPrice, type Price } from '../../domain/move'
import { findVisit, routeAt, type Plan } from '../../domain/plan'
import { stopList, type StopId } from '../../domain/stop'
import type { DragStore } from './drag-store'
import type { DropTarget } from './move-dialog-store'

/** What a drop would change. */
export type DropCost =
  /** nothing: the stops are there */
  | { readonly kind: 'now here' }
  | { readonly kind: 'locked'; readonly lock: Lock }
  | { readonly kind: 'loading' }
  /** the drop can be made all the same */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'known'
      readonly figures: Price['figures']
      /** undefined for a stop that is unplanned */
      readonly positionPrice: PositionPrice | undefined
    }

export type Dragged = Pick<DragStore, 'prices'> & { readonly movingStops: ReadonlyArray<StopId> }

export const dropCostOf = (plan: Plan, { movingStops, prices }: Dragged, target: DropTarget): DropCost => {
  if (areStopsAtTarget(plan, movingStops, target)) return { kind: 'now here' }
  const price =
    prices.kind === 'known' ? prices.prices.find(({ to }) => keyOfTarget(to) === keyOfTarget(target.to)) : undefined
  if (price !== undefined && target.position.kind === 'cheapest') return costOf(price, price.bestPosition)
  if (price?.positionPrices !== undefined) {
    const after = target.position.kind === 'after' ? target.position.stop : undefined
    const positionPrice = price.positionPrices.find((candidate) => candidate.after === after)
    return positionPrice === undefined ? { kind: 'unknown' } : costOf(positionPrice, positionPrice)
  }
  if (
    movingStops.length === 1 &&
    price?.bestPosition !== undefined &&
    isSamePosition(positionAfter(price.bestPosition.after), target.position)
  )
    return costOf(price, price.bestPosition)
  const lock = lockOfMove(plan, movingStops, target)
  if (lock !== undefined) return { kind: 'locked', lock }
  if (prices.kind !== 'known') return prices
  return price !== undefined && movingStops.length === 1 ? { kind: 'loading' } : { kind: 'unknown' }
}

const costOf = (
  { figures, lock }: Pick<Price, 'figures' | 'lock'>,
  positionPrice: PositionPrice | undefined,
): DropCost => (lock === undefined ? { kind: 'known', figures, positionPrice } : { kind: 'locked', lock })

const areStopsAtTarget = (plan: Plan, movingStops: ReadonlyArray<StopId>, { to, position }: DropTarget): boolean => {
  const routes = movingStops.map((stop) => O.toUndefined(findVisit(plan, stop))?.route)
  if (to.kind === 'unplanned') return routes.every((route) => route === undefined)
  const [route] = routes
  if (to.kind !== 'route' || routes.some((other) => other?.index !== to.index)) return false
  if (position.kind === 'cheapest') return true
  const visits = route?.visits.map(({ id }) => id) ?? []
  const first = position.kind === 'first' ? 0 : visits.indexOf(position.stop) + 1
  return movingStops.every((stop, index) => visits[first + index] === stop)
}

/** Known before the prices are. */
const lockOfMove = (plan: Plan, movingStops: ReadonlyArray<StopId>, { to }: DropTarget): Lock | undefined => {
  const route = to.kind === 'route' ? O.toUndefined(routeAt(plan, to.index)) : undefined
  const locks = movingStops.map((stop) => {
    const [facts, source] = [stopList.get(plan.stops, stop)?.facts, O.toUndefined(findVisit(plan, stop))?.route]
    return (facts && lockOf(facts)) ?? (source && lockOf(source))
  })
  return locks.find((lock) => lock !== undefined) ?? (route && lockOf(route))
}

/** Where a drop puts the stops: one stop goes to the cheapest position whose price is shown. */
export const positionOfDrop = (
  { position }: DropTarget,
  movingStops: ReadonlyArray<StopId>,
  cost: DropCost | undefined,
): MovePosition =>
  movingStops.length === 1 && position.kind === 'cheapest' && cost?.kind === 'known' && cost.positionPrice !== undefined
    ? positionAfter(cost.positionPrice.after)
    : position

/** Equal for equal targets. */
export const keyOfTarget = (to: DropTarget['to']): string => {
  switch (to.kind) {
    case 'route':
      return `route ${to.index}`
    case 'driver':
      return `driver ${to.driverId} ${to.day}`
    case 'carrier':
      return `carrier ${to.carrierId} ${to.day}`
    case 'unplanned':
      return 'unplanned'
  }
}

/** A position as it is hovered: also before a stop, and after one that is itself dragged. */
export type HoveredPosition = MovePosition | { readonly kind: 'before'; readonly stop: StopId }

/** The position among the stops of a route that are not dragged. */
export const positionWithout = (
  plan: Plan,
  movingStops: ReadonlyArray<StopId>,
  route: number,
  hovered: HoveredPosition,
): MovePosition => {
  if (hovered.kind === 'cheapest' || hovered.kind === 'first') return hovered
  const visits = O.toUndefined(routeAt(plan, route))?.visits.map(({ id }) => id) ?? []
  const end = visits.indexOf(hovered.stop) + (hovered.kind === 'after' ? 1 : 0)
  const previous = visits.slice(0, end).findLast((stop) => !movingStops.includes(stop))
  return positionAfter(previous)
}

export const isSameTarget = (one: DragStore['target'], other: DragStore['target']): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    keyOfTarget(one.to) === keyOfTarget(other.to) &&
    isSamePosition(one.position, other.position))

const isSamePosition = (one: MovePosition, other: MovePosition): boolean =>
  one.kind === other.kind && stopOf(one) === stopOf(other)

const stopOf = (position: DropTarget['position']): StopId | undefined =>
  position.kind === 'after' ? position.stop : undefined
