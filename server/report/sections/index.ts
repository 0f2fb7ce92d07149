/** Knows the pages of the report: its cover, a route's, the unplanned stops, and what stands at their edges. */
export { pageEdges } from './page-edges'
export { sectionsOf } from './sections'
