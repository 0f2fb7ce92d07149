/** Responsible for the endpoints of imports: rows that become stops, and what the register says of their addresses. */
export { importStops } from './import-endpoint'
export { parseImportedRows } from './import-codec'
export { checkAddresses, type AddressToCheck, type AddressVerdict } from './verdicts-endpoint'
