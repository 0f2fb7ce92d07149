import { estimatedTravel } from './estimated-travel'
import { osrmTravel } from './osrm'
import { rememberingTables } from './remembering-tables'
import type { Travel } from './travel'

/** Real roads where there is somebody to ask, estimates else. */
export const openTravel = (osrmUrl: string | undefined, onAway: (why: string) => void): Travel =>
  osrmUrl === undefined ? rememberingTables(estimatedTravel) : osrmTravel({ url: osrmUrl, onAway })
