import type { Stop } from './stop'

/** The zero-based index of a stop's route. */
export const routeIndexOf = ({ placement: { routeNumber } }: Stop): number | undefined =>
  routeNumber === undefined ? undefined : routeNumber - 1
