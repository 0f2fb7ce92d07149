import { estimatedTravel } from './estimated-travel'
import { mainRoadTravel } from './main-roads/main-road-travel'
import { osrmTravel } from './osrm'
import { withTableCache } from './table-cache'
import type { Settings } from '../settings'
import type { Travel } from './travel'

/** An OSRM service where one is set, then main roads, then estimates. */
export const openTravel = (
  { roads, osrmUrl }: Pick<Settings, 'roads' | 'osrmUrl'>,
  onUnavailable: (message: string) => void,
): Travel => {
  const builtIn = roads === 'estimate' ? estimatedTravel : mainRoadTravel(estimatedTravel)
  return roads !== 'auto' || osrmUrl === undefined
    ? withTableCache(builtIn)
    : osrmTravel({ url: osrmUrl, onUnavailable }, builtIn)
}
