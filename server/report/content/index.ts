/** Responsible for the texts and figures of a report. */
export type { MeasureDrive } from './route-travel'
export { reportContent, type ReportInput, type ReportContent } from './report-content'
export type { UnplannedRow } from './unplanned-row'
export type { MapDrawing, MapDrawingLine } from './map-drawing'
export type { ReportedLateVisit, VisitRow } from './visit-row'
export type { NumberedPlace, RouteMaps } from './route-maps'
export type { RouteReport } from './route-report'
