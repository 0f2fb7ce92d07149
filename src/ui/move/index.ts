/** Responsible for edits by hand on screen: the dialog Move to…, the bar of the selection, drags and prices. */
export { DragLayer } from './drag-layer'
export { DropArrival, type DropArrivalProps } from './drop-arrival'
export { DropPrice } from './drop-price'
export { followPress } from './drag-by-pointer'
export { MoveConflictDialog } from './move-conflict-dialog'
export { MoveDialogPart } from './move-dialog'
export { PendingMoveHint } from './pending-move-hint'
export { SelectionBar } from './selection-bar'
