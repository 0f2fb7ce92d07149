import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { SolverOutput } from '../../optimiser'

/**
 * The cheapest plan that was ever found for a problem: its cost, and by route the vehicle and then the stops. Of some
 * problems only the cost is known.
 */
type BestPlan = { readonly cost: number; readonly routes?: ReadonlyArray<ReadonlyArray<number>> }

/** By the name of the problem. */
const readBestPlans = (file: string): Readonly<Record<string, BestPlan>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, BestPlan>) : {}

/** Keeps a valid plan in the file if it is cheaper than all before, and returns the least cost. */
export const keepIfCheaper = (file: string, name: string, { cost, routes }: SolverOutput): number => {
  const plans = readBestPlans(file)
  const known = plans[name]?.cost ?? Infinity
  if (cost >= known) return known
  const found = { cost, routes: routes.map(({ vehicle, visits }) => [vehicle, ...visits.map(({ stop }) => stop)]) }
  const sorted = Object.entries({ ...plans, [name]: found }).toSorted(([first], [second]) =>
    first.localeCompare(second),
  )
  const lines = sorted.map(([key, plan]) => `  ${JSON.stringify(key)}: ${JSON.stringify(plan)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
  return cost
}
