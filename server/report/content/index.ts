/** Knows the words and figures of a report. */
export type { Drive } from './route-travel'
export { reportContent, type Reported, type ReportContent } from './report-content'
export type { LeftOut } from './unplanned-row'
export type { MapSketch, SketchLine } from './map-drawing'
export type { RouteSheet } from './route-report'
export type { VisitRow } from './visit-row'
