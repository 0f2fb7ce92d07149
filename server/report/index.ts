/** Responsible for the PDF report of a project: content, layout and output. */
export { reportContent, type MeasureDrive, type ReportInput, type ReportContent } from './content'
export { writeReport } from './write-report'
