/** Responsible for the endpoint of imports: rows that become stops. */
export { importStops, parseImportedRows } from './import-endpoint'
