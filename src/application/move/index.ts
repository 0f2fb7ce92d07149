/** Responsible for edits of the plan by hand: stops that move, and what that would cost. */
export { moveActions, type MoveFacade } from './move-actions'
export type { MoveStops } from './move-stops'
export { dayOfDialog, type DropTarget, type MoveDialog } from './move-dialog-store'
export { targetOfPosition, type PendingPosition } from './pending-move-store'
export type { PositionStep } from './step-in-route'
export type { MoveGateway, PricesQuery } from './move-gateway'
export type { HoveredTarget } from './drag-stops'
export { dropCostOf, keyOfTarget, positionOfDrop, type DropCost, type Dragged } from './drop-cost'
