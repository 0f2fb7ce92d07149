import { estimatedTravel } from './estimated-travel'
import { osrmTravel } from './osrm'
import { rememberingTables } from './with-table-cache'
import type { Travel } from './travel'

/** Real roads where an OSRM service is set, otherwise estimates. */
export const openTravel = (osrmUrl: string | undefined, onAway: (words: string) => void): Travel =>
  osrmUrl === undefined ? rememberingTables(estimatedTravel) : osrmTravel({ url: osrmUrl, onAway })
