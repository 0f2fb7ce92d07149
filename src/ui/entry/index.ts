/** Knows how something with an address is entered: judged where it is left, looked up, sent once, and kept if it fails. */
export { afterEvent, entryOf, type Entry, type EntryEvent, type JudgedWith } from './entry'
export { entryOnScreen, type EntryOnScreen } from './entry-on-screen'
export { fieldsOf } from './fields-of'
export { useEntry, type EntryActions } from './use-entry'
