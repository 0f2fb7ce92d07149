/**
 * Knows OSRM: how to ask its table and route services, how to read the answers, and what replaces it when it is away.
 */
export { osrmTravel, type OsrmOptions } from './osrm-travel'
