/** Responsible for the endpoints of imports: rows that become stops, and what the register says of their addresses. */
export { parseImportedRows } from './import-codec'
export { checkAddresses, importStops, type AddressToCheck, type AddressVerdict } from './import-endpoints'
