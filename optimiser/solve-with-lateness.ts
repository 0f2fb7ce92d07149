import { anneal, keepAll, WHOLE } from './anneal'
import { factsOf } from './instance'
import { layDown, open } from './initial-plan'
import type { Pace } from './budget'
import type { Problem } from './solver-input'
import { searchOf, type Search } from './search'
import { NOBODY, settle, some, type Kept } from './tours'

/**
 * The share of the budget at which lateness is allowed: `until` where this part of the stops or more is left out,
 * PLANNING_ALL where none is, and in proportion between. Steps in which nothing may be late are much faster, and once
 * all stops are planned there is little for lateness to gain.
 */
const LEAVING_OUT = { stops: 0.02, until: 0.5 }
const PLANNING_ALL = 0.9

type Tell = (share: number, search: Search) => void

/**
 * For problems where lateness has a price: anneals first with no lateness allowed, and then goes on with its price from
 * that plan, or from today's plan if that is cheaper. Returns the search that has the cheapest plan.
 */
export const leniently = (search: Search, problem: Problem, pace: Pace, tell: Tell): Search => {
  const strict = strictly(search, problem)
  if (problem.present !== undefined) begin(search, problem.present)
  const cheapest = (): Search => (strict.best.total < search.best.total ? strict : search)
  open(strict, problem.present)
  const share = annealStrictly(strict, pace, (sofar) => tell(sofar, cheapest()))
  if (cheapest() === strict) {
    if (share >= 1) return strict
    begin(search, routesOf(strict.best))
  }
  pace.startAfresh()
  anneal(search, pace, (sofar) => tell(sofar, cheapest()), { from: share, until: 1, steps: Infinity })
  return cheapest()
}

/**
 * How many stops can be planned in time shows only on the way: the fewer are left out so far, the more time the
 * rest of the cooling gets. Returns the share of the budget used by then.
 */
const annealStrictly = (strict: Search, pace: Pace, tell: (share: number) => void): number => {
  let [share, cooled] = [0, 0]
  const turn: Pace['turn'] = (step) => {
    const before = share
    share = pace.turn(step)
    const until = untilWith(strict.best.left.count / strict.facts.stops)
    cooled = share >= until ? 1 : cooled + ((1 - cooled) * (share - before)) / (until - before)
    return cooled
  }
  anneal(strict, { ...pace, turn }, () => tell(share), WHOLE)
  return share
}

const untilWith = (leftOut: number): number =>
  PLANNING_ALL - (PLANNING_ALL - LEAVING_OUT.until) * Math.min(1, leftOut / LEAVING_OUT.stops)

/** The same problem with no lateness allowed. */
const strictly = ({ facts, nearest, chance, isStopped }: Search, problem: Problem): Search =>
  searchOf(
    factsOf({ ...problem, weights: { ...problem.weights, lateness: undefined } }, isStopped, facts),
    chance,
    isStopped,
    nearest,
  )

/**
 * Makes these routes the current plan of a search. Stops that are in none of them are left
 * out, and are tried again by later steps.
 */
const begin = (search: Search, routes: ReadonlyArray<ReadonlyArray<number>>): void => {
  const { facts, tours, isStopped } = search
  tours.vehicleOf.fill(NOBODY)
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    tours.length[vehicle] = 0
    settle(facts, tours, vehicle)
  }
  layDown(facts, tours, routes, isStopped)
  tours.left.count = 0
  for (let stop = 0; stop < facts.stops; stop += 1) if (tours.vehicleOf[stop] === NOBODY) some.add(tours.left, stop)
  keepAll(search)
}

const routesOf = ({ order, stride, length }: Kept): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from(length, (count, vehicle) => [...order.subarray(vehicle * stride + 1, vehicle * stride + 1 + count)])
