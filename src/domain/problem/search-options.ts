export const weightings = ['balanced', 'shortest', 'fewest'] as const
export type Weighting = (typeof weightings)[number]

/**
 * This many metres cost as much as 3,600 seconds of driving, with all weights. An hour of work costs the same, except
 * with the weights `shortest`, where it costs almost nothing.
 */
export const METRES_PER_HOUR = 60_000

/**
 * A minute of lateness costs as much as this many minutes on the road; undefined where no stop may be late. Above the
 * maximum it is better not to allow lateness at all.
 */
export type LatenessWeight = number | undefined
export const latenessWeightLimits = { min: 0.1, max: 100 } as const

/** The lateness weights that the Optimise screen offers; server/solver/cost-rates.ts has all other rates. */
export const latenessWeights = [
  { name: 'Never', weight: undefined },
  { name: 'Rarely', weight: 10 },
  { name: 'Sometimes', weight: 2 },
] as const

/** How many seconds a search may take, and how many it takes where nobody says. */
export const MAX_BUDGET_SECONDS = 300
export const DEFAULT_BUDGET_SECONDS = 20

/** The search times that the Optimise screen offers. */
export const searchBudgets = [
  { name: 'Quick', seconds: 5 },
  { name: 'Normal', seconds: DEFAULT_BUDGET_SECONDS },
  { name: 'Thorough', seconds: 60 },
] as const

/** The options of the solver, which has defaults for what is undefined. */
export type ProblemOptions = {
  readonly weights: Weighting | undefined
  readonly latenessWeight: LatenessWeight
  readonly budgetSeconds: number | undefined
  readonly seed: number | undefined
}
