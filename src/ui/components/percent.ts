/** Of a part from 0 to 1; never 100 before all is done, whatever comes. */
export const percentOf = (fraction: number): number =>
  Number.isNaN(fraction) ? 0 : Math.floor(Math.min(Math.max(fraction, 0), 1) * 100)
