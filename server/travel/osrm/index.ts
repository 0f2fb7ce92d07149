/** Responsible for the adapter of OSRM: its table and route services, and the estimates when it is unavailable. */
export { osrmTravel, type OsrmOptions } from './osrm-travel'
