/** With fewer steps than this for each stop in all of the budget, there is little time. */
const HURRIED = 800
const FEW = 80

/**
 * Of how many stops routes change hands at once, at most. Where there is little time they are few: there is little to mend
 * then, and time for more children. In the long run plans would be alike too soon.
 */
export const mostExchanged = (steps: number, stops: number): number => (steps < HURRIED * stops ? FEW : Infinity)
