/** Responsible for files of the stops of a project: for spreadsheets, maps and navigation devices. */
export { serveExport } from './serve-export'
