import type { Coordinates } from './coordinates'

/** §9: the first fixed headquarters, also used for an organisation without its own. */
export const defaultHeadquarters: Coordinates = { lat: 52.0155316, lng: 4.6568895 }
