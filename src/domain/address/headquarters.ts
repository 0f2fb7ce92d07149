import type { Coordinates } from './coordinates'

/** §9: the first fixed headquarters, also used for an organisation without its own. */
export const defaultHeadquarters: Coordinates = { lat: 52.0155316, lng: 4.6568895 }

/** §9: the headquarters shown to every user. */
export const fixedHeadquarters: ReadonlyArray<Coordinates> = [defaultHeadquarters, { lat: 52.5207985, lng: 6.1180216 }]
