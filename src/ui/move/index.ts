/** Responsible for edits by hand on screen: the dialog Move to…, and the bar of the selection. */
export { MoveDialogPart } from './move-dialog'
export { PlaceHint } from './place-hint'
export { SelectionBar } from './selection-bar'
