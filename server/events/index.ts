/**
 * Responsible for notifying other servers of changes, and for sending the changes to browsers as event streams.
 */
export {
  publishVersion,
  topicOf,
  type BusEvent,
  type EventBus,
  type Exchange,
  type Listener,
  type ValueListener,
} from './event-bus'
export { inProcessBus } from './in-process-bus'
export { postgresBus } from './postgres-bus'
export type { EventFeed, StartTimer } from './follow-feed'
export { openPresence } from './presence'
export { projectEvents } from './project-events'
export { sharedReads } from './shared-reads'
export { eventStream, jobEvents, serveEventStreams, type StreamOptions } from './serve-event-streams'
