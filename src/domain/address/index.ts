/** Knows places and addresses: coordinates, how an address is written, and when and how one is looked up. */
export { coordinatesOf, type Coordinates } from './coordinates'
