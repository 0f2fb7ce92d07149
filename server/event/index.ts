/** Knows how word gets round that something has changed, and how people follow it as it comes. */
export type { BusEvent, EventBus, Listener } from './event-bus'
export { inProcessBus } from './in-process-bus'
export { postgresBus } from './postgres-bus'
export type { Followed } from './followed'
export { eventStream, type StreamOptions } from './event-stream'
export type { Alarm } from './alarm'
export { projectEvents } from './project-events'
