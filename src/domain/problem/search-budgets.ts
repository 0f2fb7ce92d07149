/** How many seconds a search may take, and how many it takes where nobody says. */
export const MAX_BUDGET_SECONDS = 300
export const DEFAULT_BUDGET_SECONDS = 20

/** The search times that the Optimise screen offers. */
export const searchBudgets = [
  { name: 'Quick', seconds: 5 },
  { name: 'Normal', seconds: DEFAULT_BUDGET_SECONDS },
  { name: 'Thorough', seconds: 60 },
] as const
