export { drawSkipRate } from './skip-rate'
export { sortWaiting } from './sort-waiting'
export { insertWaiting, retryUnplanned } from './insert-waiting'
export { hasCapacity, hasCapacityAfter } from './capacity'
