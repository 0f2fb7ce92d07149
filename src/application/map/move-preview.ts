import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../domain/address'
import { positionAfter, type MovePosition, type MoveTarget } from '../../domain/move'
import { findVisit, routeAt, stopOf, type Plan } from '../../domain/plan'
import { routeColourOf, routeNumberOf, type Route, type RouteColour } from '../../domain/route'
import type { StopId } from '../../domain/stop'
import { formatPrice } from '../../domain/text'
import {
  dropCostOf,
  otherDayAfter,
  overHoursAfter,
  positionOfDrop,
  type Dragged,
  type DropTarget,
  type MoveContext,
} from '../move'
import type { ProposedPositions } from './map-store'

/**
 * What the map shows while stops are dragged, while the dialog has an option for them, or while positions are proposed for
 * a stop that is not added yet.
 */
export type MovePreview = {
  readonly stops: ReadonlyArray<StopId>
  /** the routes that they leave and come to; all others are faint */
  readonly routes: ReadonlyArray<number>
  /** to the stop and on from it, for each position with a known place where it would go in; the best first */
  readonly newLegs: ReadonlyArray<NewLegs>
  /** where a single stop is, which the map may have no pin for */
  readonly stopCoordinates: Coordinates | undefined
  /** beside the stop */
  readonly price: PriceOnMap | undefined
  /** whether the pointer holds the stops, so that it does not pan */
  readonly isDragged: boolean
}

export type NewLegs = { readonly colour: RouteColour; readonly points: ReadonlyArray<Coordinates> }

export type PriceOnMap = {
  readonly at: Coordinates
  /** of the route; undefined for none */
  readonly badge: { readonly number: number; readonly colour: RouteColour } | undefined
  /** such as `+8.6 km · +13 min · −1 late` */
  readonly text: string
}

export const movePreviewOf = (move: MoveContext, target: DropTarget | undefined, isDragged = false): MovePreview => {
  const { plan, dragged } = move
  const { movingStops } = dragged
  const sources = movingStops.flatMap((stop) => O.toUndefined(findVisit(plan, stop))?.route.index ?? [])
  const targets = target?.to.kind === 'route' ? [target.to.index] : []
  return {
    stops: movingStops,
    routes: [...new Set([...sources, ...targets])],
    newLegs: target === undefined ? [] : newLegsOf(plan, dragged, target),
    stopCoordinates: coordinatesOf(plan, movingStops),
    price: target && priceOf(move, target),
    isDragged,
  }
}

/** Undefined where each position is on a new route, which the map does not show. */
export const proposedPreviewOf = (
  plan: Plan,
  at: Coordinates,
  { positions, priced }: ProposedPositions,
): MovePreview | undefined => {
  const routes = positions.flatMap(({ to }) => (to.kind === 'route' ? [to.index] : []))
  if (routes.length === 0) return undefined
  return {
    stops: [],
    routes,
    newLegs: positions.flatMap(({ to, bestPosition }) => {
      const route = routeOf(plan, to)
      return route === undefined ? [] : [legsOn(route, route.visits, positionAfter(bestPosition.after), at)]
    }),
    stopCoordinates: undefined,
    price: priced && { at, badge: badgeOf(plan, priced.to), text: priced.text },
    isDragged: false,
  }
}

const newLegsOf = (plan: Plan, dragged: Dragged, target: DropTarget): MovePreview['newLegs'] => {
  const route = routeOf(plan, target.to)
  const coordinates = coordinatesOf(plan, dragged.movingStops)
  const position = positionOf(plan, dragged, target)
  if (route === undefined || coordinates === undefined || position === undefined) return []
  const others = route.visits.filter(({ id }) => !dragged.movingStops.includes(id))
  return [legsOn(route, others, position, coordinates)]
}

const legsOn = (route: Route, others: Route['visits'], position: MovePosition, coordinates: Coordinates): NewLegs => {
  const next = position.kind === 'after' ? others.findIndex(({ id }) => id === position.stop) + 1 : 0
  const [from, to] = [next === 0 ? route.start : others[next - 1], others[next] ?? route.end]
  return {
    colour: routeColourOf(route.color),
    points: [from?.address.coordinates, coordinates, to?.address.coordinates].filter((point) => point !== undefined),
  }
}

const priceOf = (move: MoveContext, target: DropTarget): PriceOnMap | undefined => {
  const { plan, dragged } = move
  const at = coordinatesOf(plan, dragged.movingStops)
  const cost = dropCostOf(plan, dragged, target)
  if (at === undefined || cost.kind !== 'known') return undefined
  const warnings = [overHoursAfter(move, target), otherDayAfter(plan, dragged.movingStops, target)]
  const texts = [formatPrice(cost.figures, 'short'), ...warnings].filter((text) => text !== undefined)
  return { at, badge: badgeOf(plan, target.to), text: texts.join(' · ') }
}

const badgeOf = (plan: Plan, to: MoveTarget): PriceOnMap['badge'] => {
  const route = routeOf(plan, to)
  return route && { number: routeNumberOf(route), colour: routeColourOf(route.color) }
}

const routeOf = (plan: Plan, to: MoveTarget): Route | undefined =>
  to.kind === 'route' ? O.toUndefined(routeAt(plan, to.index)) : undefined

/** Of a single stop; several have none in common. */
const coordinatesOf = (plan: Plan, [stop, second]: ReadonlyArray<StopId>): Coordinates | undefined =>
  stop === undefined || second !== undefined ? undefined : O.toUndefined(stopOf(plan, stop))?.facts.coordinates

/** The new position; undefined where nothing would change, or the cheapest is not known yet. */
const positionOf = (plan: Plan, dragged: Dragged, target: DropTarget): MovePosition | undefined => {
  const cost = dropCostOf(plan, dragged, target)
  if (cost.kind === 'now here' || cost.kind === 'locked') return undefined
  const position = positionOfDrop(target, dragged.movingStops, cost)
  return position.kind === 'cheapest' ? undefined : position
}
