import type { Placement } from './stop'

/** The zero-based index of a stop's route. */
export const routeIndexOf = ({ routeNumber }: Pick<Placement, 'routeNumber'>): number | undefined =>
  routeNumber === undefined ? undefined : routeNumber - 1
