/** Of a part from 0 to 1; never 100 before all is done, whatever comes. */
export const percentOf = (part: number): number =>
  Number.isNaN(part) ? 0 : Math.floor(Math.min(Math.max(part, 0), 1) * 100)
