import { chanceOf } from './random'
import { factsOf } from './instance'
import { anneal, backToBest, WHOLE } from './anneal'
import { canEvolve, evolve } from './evolve'
import { leniently } from './solve-with-lateness'
import { numbered } from './numbering'
import { open } from './initial-plan'
import { paceOf, type Budget } from './budget'
import { nobodyPlanned, type Plan } from './solver-output'
import { planOf } from './to-solver-output'
import type { Problem } from './solver-input'
import { searchOf, type Search } from './search'
import { nobody, summaryOf, type Summary } from './summary'

/** `share` is the part of the budget that is used up. */
export type Progress = { readonly share: number; readonly iterations: number; readonly best: Summary }

/** The time between two reports of progress. */
const BETWEEN_MS = 250

export type Options = {
  readonly budget: Budget
  readonly seed: number
  /** milliseconds since any fixed moment */
  readonly clock: () => number
  readonly signal: { readonly aborted: boolean }
  readonly onProgress: (progress: Progress) => void
}

export const solve = (asked: Problem, options: Options): Plan => {
  const pace = paceOf(options)
  let last = options.clock()
  const tellWhenDue = (share: number, best: () => Summary): void => {
    const now = options.clock()
    if (now - last < BETWEEN_MS && share < 1) return
    last = now
    options.onProgress({ share, iterations: pace.iterations(), best: best() })
  }
  // Until there is a plan to improve, progress reports that no stop is planned.
  const isStopped = (): boolean => {
    if (pace.iterations() === 0) tellWhenDue(0, () => nobody(asked))
    return pace.isStopped()
  }
  const { problem, asAsked } = numbered(punctual(asked), isStopped)
  const facts = factsOf(problem, isStopped)
  if (isStopped()) return nobodyPlanned(asked)
  const search = searchOf(facts, chanceOf(options.seed), isStopped)
  const tell = (share: number, { facts: told, best }: Search = search): void =>
    tellWhenDue(share, () => summaryOf(told, best))
  if (facts.stops === 0 || facts.vehicles === 0 || pace.isStopped()) return asAsked(planOf(facts, search.best))
  if (problem.weights.lateness !== undefined) {
    const found = leniently(search, problem, pace, tell)
    return asAsked(planOf(found.facts, found.best))
  }
  open(search, problem.present)
  if (canEvolve(facts)) evolve(search, pace, tell)
  else anneal(search, pace, tell, WHOLE)
  backToBest(search)
  return asAsked(planOf(facts, search.best))
}

/** Where no stop has a time slot nothing can be late, whatever that would cost. */
const punctual = (problem: Problem): Problem =>
  problem.stops.some(({ windows }) => windows.length > 0)
    ? problem
    : { ...problem, weights: { ...problem.weights, lateness: undefined } }
