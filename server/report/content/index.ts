/** Knows the words and figures of a report. */
export type { Drive } from './driven'
export { reportContent, type Reported, type ReportContent } from './report-content'
export type { LeftOut } from './left-out'
export type { MapSketch, SketchLine } from './map-sketch'
export type { RouteSheet } from './route-sheet'
export type { VisitRow } from './visit-row'
