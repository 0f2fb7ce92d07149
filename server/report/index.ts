/** Knows the report: what it says of a project, and how it is set and written as a PDF. */
export { reportContent, type Drive, type Reported, type ReportContent } from './content'
export { unhurried } from './unhurried'
export { writeReport } from './write-report'
