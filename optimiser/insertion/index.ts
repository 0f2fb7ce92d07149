export { drawInsertionMode } from './insertion-mode'
export { sortWaiting } from './sort-waiting'
export { insertWaiting, retryUnplanned } from './insert-waiting'
export { hasCapacity, hasCapacityAfter } from './capacity'
