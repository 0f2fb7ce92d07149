/** Responsible for the sections of the report: cover, routes, unplanned stops, and the head and foot of each page. */
export { headAndFoot } from './head-and-foot'
export { sectionsOf } from './sections-of'
