import { chanceOf } from './chance'
import { factsOf } from './facts'
import { anneal, backToBest, WHOLE } from './anneal'
import { canEvolve, evolve } from './evolve'
import { numbered } from './numbering'
import { open } from './opening'
import { paceOf, type Budget } from './pace'
import { nobodyPlanned, type Plan } from './plan'
import { planOf } from './plan-of'
import type { Problem } from './problem'
import { searchOf } from './search'
import { summaryOf, type Summary } from './summary-of'

/** `share` is the part of the budget that is used up. */
export type Progress = { readonly share: number; readonly iterations: number; readonly best: Summary }

/** How often one is told how it goes. */
const BETWEEN_MS = 250

export type Options = {
  readonly budget: Budget
  readonly seed: number
  /** milliseconds since whenever */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

export const solve = (asked: Problem, options: Options): Plan => {
  const pace = paceOf(options)
  const { problem, asAsked } = numbered(asked, pace.isStopped)
  const facts = factsOf(problem, pace.isStopped)
  if (pace.isStopped()) return nobodyPlanned(asked)
  const search = searchOf(facts, chanceOf(options.seed), pace.isStopped)
  let told = options.clock()
  const tell = (share: number): void => {
    const now = options.clock()
    if (now - told < BETWEEN_MS && share < 1) return
    told = now
    options.onProgress({ share, iterations: pace.iterations(), best: summaryOf(facts, search.best) })
  }
  if (facts.stops > 0 && facts.vehicles > 0 && !pace.isStopped()) {
    open(search, problem.present)
    if (canEvolve(facts)) evolve(search, pace, tell)
    else anneal(search, pace, tell, WHOLE)
    backToBest(search)
  }
  return asAsked(planOf(facts, search.best))
}
