import type { Coordinates } from './coordinates'

/** §9: the first of the fixed ones; those of an organisation too, where nobody says where it has its own. */
export const defaultHeadquarters: Coordinates = { lat: 52.0155316, lng: 4.6568895 }
