/** Responsible for edits by hand on screen: the dialog Move to…, the bar of the selection, and prices. */
export { MoveDialogPart } from './move-dialog'
export { PlaceHint } from './place-hint'
export { priceLabelOf, type PriceLabel } from './price-label'
export { LockText, PriceText } from './price-text'
export { SelectionBar } from './selection-bar'
