/** Knows the report of a project: its contents, its layout, and how it is written as a PDF. */
export { reportContent, type Drive, type Reported, type ReportContent } from './content'
export { unhurried } from './run-in-steps'
export { writeReport } from './write-report'
