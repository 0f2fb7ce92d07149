/** Knows the report of a project: its contents, its layout, and how it is written as a PDF. */
export { reportContent, type MeasureDrive, type ReportInput, type ReportContent } from './content'
export { runInSteps } from './run-in-steps'
export { writeReport } from './write-report'
