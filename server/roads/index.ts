/** Responsible for the roads of an OpenStreetMap extract: reading it, and the quickest ways between places. */
export { readRoads } from './read-roads'
export {
  readRoadFile,
  removeUnfinishedRoads,
  ROAD_FILE,
  ROAD_FOLDER,
  storedRoadsDate,
  writeRoadFile,
  type Roads,
  type RoadsToStore,
} from './road-file'
export { readStreetTile } from './street-section'
export { decimetresOf, millisecondsOf, UNREACHED, type RoadNetwork } from './road-network'
export { nearestRoad } from './search/nearest-road'
export { meetingOf, placeMaker, type RoadPlace } from './search/road-place'
export { roadTable } from './search/road-table'
export { lineBetween, simplifyLine, type LinePoint } from './search/road-way'
