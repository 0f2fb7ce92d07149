export { selectionActions, type SelectionFacade } from './selection-actions'
