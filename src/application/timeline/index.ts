/** Responsible for the timeline of a day: whether it is open, and how it shows the routes. */
export { timelineActions, type TimelineFacade } from './timeline-actions'
export { FIRST_HEIGHT, type TimelineOptions, type TimelineOrder, type TimelineZoom } from './timeline-store'
