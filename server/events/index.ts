/**
 * Knows how servers tell each other that something has changed, and how browsers follow the changes as event streams.
 */
export type { BusEvent, EventBus, Listener } from './event-bus'
export { inProcessBus } from './in-process-bus'
export { postgresBus } from './postgres-bus'
export type { Followed } from './event-feed'
export { eventStream, type StreamOptions } from './event-stream'
export type { Alarm } from './schedule'
export { projectEvents } from './project-events'
export { sharedLooks } from './shared-reads'
export { tellOf } from './publish-version'
export { topicOf } from './topic'
