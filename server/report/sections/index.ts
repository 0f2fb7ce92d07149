/** Knows the pages of the report: the cover, the routes, the unplanned stops, and the head and foot of each page. */
export { headAndFoot } from './head-and-foot'
export { sectionsOf } from './sections-of'
