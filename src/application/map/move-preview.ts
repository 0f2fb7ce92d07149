import * as O from 'fp-ts/Option'
import type { Coordinates } from '../../domain/address'
import type { MovePosition } from '../../domain/move'
import { findVisit, routeAt, stopOf, type Plan } from '../../domain/plan'
import { routeColourOf, type RouteColour } from '../../domain/route'
import type { StopId } from '../../domain/stop'
import { dropCostOf, positionOfDrop, type Dragged, type DropTarget } from '../move'

/** What the map shows while stops are dragged, or while the dialog has an option for them. */
export type MovePreview = {
  readonly stops: ReadonlyArray<StopId>
  /** the routes that they leave and come to; all others are faint */
  readonly routes: ReadonlyArray<number>
  /** to the stop and on from it, where one would go in at a known place */
  readonly newLegs: { readonly colour: RouteColour; readonly points: ReadonlyArray<Coordinates> } | undefined
}

export const movePreviewOf = (plan: Plan, dragged: Dragged, target: DropTarget | undefined): MovePreview => {
  const { held } = dragged
  const sources = held.flatMap((stop) => O.toUndefined(findVisit(plan, stop))?.route.index ?? [])
  const targets = target?.to.kind === 'route' ? [target.to.index] : []
  return {
    stops: held,
    routes: [...new Set([...sources, ...targets])],
    newLegs: target === undefined ? undefined : newLegsOf(plan, dragged, target),
  }
}

const newLegsOf = (plan: Plan, dragged: Dragged, target: DropTarget): MovePreview['newLegs'] => {
  const [stop, second] = dragged.held
  if (stop === undefined || second !== undefined || target.to.kind !== 'route') return undefined
  const route = O.toUndefined(routeAt(plan, target.to.index))
  const place = O.toUndefined(stopOf(plan, stop))?.facts.coordinates
  const position = positionOf(plan, dragged, target)
  if (route === undefined || place === undefined || position === undefined) return undefined
  const others = route.visits.filter(({ id }) => id !== stop)
  const next = position.kind === 'after' ? others.findIndex(({ id }) => id === position.stop) + 1 : 0
  const [from, to] = [next === 0 ? route.start : others[next - 1], others[next] ?? route.end]
  return {
    colour: routeColourOf(route.color),
    points: [from?.address.coordinates, place, to?.address.coordinates].filter((point) => point !== undefined),
  }
}

/** The new place; undefined where nothing would change, or the cheapest place is not known yet. */
const positionOf = (plan: Plan, dragged: Dragged, target: DropTarget): MovePosition | undefined => {
  const cost = dropCostOf(plan, dragged, target)
  if (cost.kind === 'now here' || cost.kind === 'locked') return undefined
  const position = positionOfDrop(target, dragged.held, cost)
  return position.kind === 'cheapest' ? undefined : position
}
