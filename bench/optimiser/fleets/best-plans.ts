import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { SolverOutput } from '../../../optimiser'

/** The cheapest plan that was ever found for a problem: its cost, and by route the vehicle and then the stops. */
type BestPlan = { readonly cost: number; readonly routes: ReadonlyArray<ReadonlyArray<number>> }

const FILE = 'bench/optimiser/fleets/best-plans.json'

/** By the name of the problem. */
const readBestPlans = (): Readonly<Record<string, BestPlan>> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, BestPlan>) : {}

/** Keeps a valid plan if it is cheaper than all before, and returns the least cost. */
export const keepIfCheaper = (name: string, { cost, routes }: SolverOutput): number => {
  const plans = readBestPlans()
  const known = plans[name]?.cost ?? Infinity
  if (cost >= known) return known
  const found = { cost, routes: routes.map(({ vehicle, visits }) => [vehicle, ...visits.map(({ stop }) => stop)]) }
  const sorted = Object.entries({ ...plans, [name]: found }).toSorted(([first], [second]) =>
    first.localeCompare(second),
  )
  const lines = sorted.map(([key, plan]) => `  ${JSON.stringify(key)}: ${JSON.stringify(plan)}`)
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`)
  return cost
}
