import type { Placement } from './stop'

/** The index of the route that a stop is on; people read index + 1. */
export const routeIndexOf = ({ routeNumber }: Pick<Placement, 'routeNumber'>): number | undefined =>
  routeNumber === undefined ? undefined : routeNumber - 1
