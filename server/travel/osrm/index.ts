/** Knows OSRM: how its table and route services are asked, how their answers read, and what stands in when it is away. */
export { osrmTravel, type RoadService } from './osrm-travel'
