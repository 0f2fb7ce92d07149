/** Responsible for the timeline of a day: the routes as rows of drives, services, waits and breaks. */
export { Timeline } from './timeline'
