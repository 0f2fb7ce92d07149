export { sortWaiting, drawInsertionMode } from './prepare-insertion'
export { insertWaiting, retryUnplanned } from './insert-waiting'
export { hasCapacity, hasCapacityAfter } from './capacity'
