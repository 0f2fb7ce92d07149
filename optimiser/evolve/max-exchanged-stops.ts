/** A budget with fewer steps than this for each stop counts as short. */
const SHORT_BUDGET_STEPS = 800
const FEW_STOPS = 80

/**
 * The most stops of which the routes are exchanged at once. With a short budget they are few: a child then takes less
 * repair, and there is time for more children. With a long one, that would make all plans similar too soon.
 */
export const maxExchangedStops = (steps: number, stops: number): number =>
  steps < SHORT_BUDGET_STEPS * stops ? FEW_STOPS : Infinity
