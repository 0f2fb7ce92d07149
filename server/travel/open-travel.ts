import { estimatedTravel } from './estimated-travel'
import { osrmTravel } from './osrm'
import { withTableCache } from './table-cache'
import type { Travel } from './travel'

/** Real roads where an OSRM service is set, otherwise estimates. */
export const openTravel = (osrmUrl: string | undefined, onUnavailable: (message: string) => void): Travel =>
  osrmUrl === undefined ? withTableCache(estimatedTravel) : osrmTravel({ url: osrmUrl, onUnavailable })
