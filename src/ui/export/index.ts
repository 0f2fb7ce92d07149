/** Responsible for how stops leave the program: as a file, as a text, or in a navigation app. It is loaded on first use. */
export { ExportDialog } from './export-dialog'
export { RouteExportMenu } from './route-export-menu'
