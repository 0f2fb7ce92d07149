/** Responsible for the selection of stops. */
export { selectionActions, type SelectionFacade } from './selection-actions'
