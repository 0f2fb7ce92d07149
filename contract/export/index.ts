/** Responsible for the endpoint that makes files of the stops of a project. */
export { exportStops } from './export-endpoint'
