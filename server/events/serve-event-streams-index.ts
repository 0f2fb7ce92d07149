/** Knows the calls that follow a project or a job as an event stream. */
export { serveFollowing } from './serve-event-streams'
