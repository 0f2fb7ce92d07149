export { insertWaiting } from './insert-waiting'
export { hasRoom, hasRoomAfter } from './room'
