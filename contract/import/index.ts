/** Responsible for the endpoint that imports stops into a project, and for the JSON form of an import. */
export { importStops } from './import-endpoint'
export type { ImportRequest, ImportResult } from './import-codec'
