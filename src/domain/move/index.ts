/** Responsible for edits by hand: moves of stops, and what they would cost. */
export {
  positionAfter,
  currentRouteOf,
  type Move,
  type MovePosition,
  type MovesRefusal,
  type MoveTarget,
  type MovedStop,
  type RouteTarget,
  type StopToAdd,
  type StopToPrice,
} from './move'
export { findTargetRoute, type NewRouteContext } from './target-route'
export { applyMoves, movedStops, type MovedPlan, type MovesContext } from './apply-moves'
export { moveToNumber, positionAtNumber } from './move-to-number'
export {
  dataDateOf,
  figuresOfProject,
  legsOfRoutes,
  figureSourceOfRoutes,
  type ProjectFigures,
} from './project-figures'
export type { PositionPrice, Price } from './price'
export { pricesFromNow, type PriceOnRoute } from './prices-from-now'
export { arePriced, MAX_PRICED_STOPS, pricesInSteps, type PriceRequest } from './prices'
