import type { Roads } from '../roads'
import type { Settings } from '../settings'
import { estimatedTravel } from './estimated-travel'
import { fileRoadTravel } from './file-roads/file-road-travel'
import type { RoadVersions } from './file-roads/road-versions'
import { mainRoadTravel } from './main-roads/main-road-travel'
import { osrmTravel } from './osrm/osrm-travel'
import { withTableCache } from './table-cache'
import type { Travel } from './travel'

/** An OSRM service where one is set, then the roads file, then main roads, then estimates. */
export const openTravel = (
  { roads, osrmUrl }: Pick<Settings, 'roads' | 'osrmUrl'>,
  onUnavailable: (message: string) => void,
  versions: RoadVersions,
): Travel => {
  const builtIn = roads === 'auto' || roads === 'main' ? mainRoadTravel(estimatedTravel) : estimatedTravel
  const local = roads === 'auto' || roads === 'file' ? versionedTravel(versions, builtIn) : withTableCache(builtIn)
  return roads !== 'auto' || osrmUrl === undefined ? local : osrmTravel({ url: osrmUrl, onUnavailable }, local)
}

/** Asks the roads file that there is at the time. */
const versionedTravel = ({ current }: RoadVersions, next: Travel): Travel => {
  const without = withTableCache(next)
  const byVersion = new WeakMap<Roads, Travel>()
  const travel = (): Travel => {
    const roads = current()
    if (roads === undefined) return without
    const travelOfRoads = byVersion.get(roads) ?? withTableCache(fileRoadTravel(roads, next))
    byVersion.set(roads, travelOfRoads)
    return travelOfRoads
  }
  return {
    get source() {
      return travel().source
    },
    get dataDate() {
      return travel().dataDate
    },
    get networkKey() {
      return travel().networkKey
    },
    prefetch: (paths) => travel().prefetch(paths),
    requestLegs: (pairs, paths) => travel().requestLegs(pairs, paths),
    requestDrives: (paths, startedAt) => travel().requestDrives(paths, startedAt),
    joinPlaces: (places) => travel().joinPlaces(places),
    drive: (places) => travel().drive(places),
    /** read once for a calculation of thousands of legs, so that the version is not looked up for each */
    get leg() {
      return travel().leg
    },
    get detourLegs() {
      return travel().detourLegs
    },
    get leastDriveSeconds() {
      return travel().leastDriveSeconds
    },
    table: (places, signal) => travel().table(places, signal),
  }
}
