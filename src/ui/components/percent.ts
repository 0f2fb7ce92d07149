/** Rounded down, so that 100 means complete; `fraction` may be out of range or NaN. */
export const percentOf = (fraction: number): number =>
  Number.isNaN(fraction) ? 0 : Math.floor(Math.min(Math.max(fraction, 0), 1) * 100)
