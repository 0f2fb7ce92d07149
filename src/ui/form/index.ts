/** Knows how something with an address is entered: judged where it is left, looked up, sent once, and kept if it fails. */
export { afterEvent, entryOf, type Entry, type EntryEvent, type JudgedWith } from './form-state'
export { entryOnScreen, type EntryOnScreen } from './form-view-model'
export { fieldsOf } from './field-props'
export { useEntry, type EntryActions } from './use-form'
