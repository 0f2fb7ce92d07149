/** Responsible for the timeline of a day: whether it is open, and how it shows the routes. */
export { timelineActions, type TimelineFacade } from './timeline-actions'
export type { TimelineOptions, TimelineOrder, TimelineZoom } from './timeline-store'
