/** Knows the calls that follow a project or a job as an event stream. */
export { serveEventStreams } from './serve-event-streams'
