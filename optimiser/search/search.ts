import type { Chance } from '../random'
import { akinOf, nearestOf, type Facts, type Nearest } from '../instance'
import { noCandidates, type Candidates } from './candidates'
import { noCut, type Cut } from './removal-string'
import { noOffer, type Offer } from './best-position'
import { nothingRemembered, type Remembered } from './position-cache'
import { keptOf, noTours, settle, some, touched, type Kept, type Some, type Tours, type Touched } from '../tours'

/** What the search works on. */
export type Search = {
  readonly facts: Facts
  readonly nearest: Nearest
  /** by stop: its neighbours in space and time */
  readonly akin: Nearest
  readonly chance: Chance
  /** the caller has cancelled, or time is up before there is a plan */
  readonly isStopped: () => boolean
  /** the plan that is being changed */
  readonly tours: Tours
  /** the plan before the change, and the cheapest plan so far */
  readonly kept: Kept
  readonly best: Kept
  /** vehicles whose route differs from `kept`, or from `best` */
  readonly touched: Touched
  readonly sinceBest: Touched
  /** stops that wait to be inserted */
  readonly waiting: Some
  readonly offer: Offer
  readonly cut: Cut
  /** how often a vehicle or place is skipped, so that the cheapest is not always taken */
  blink: number
  /** stops are inserted at any cost, in the hope that this makes a place for others */
  insists: boolean
  /** the first of the stops around which strings are removed for a while, and for how many more steps */
  readonly region: { first: number; left: number }
  readonly candidates: Candidates
  readonly remembered: Remembered | undefined
  /** by stop: the least cost of sending a vehicle for it alone; negative where it is not computed yet */
  readonly alone: Float64Array
}

export const searchOf = (
  facts: Facts,
  chance: Chance,
  isStopped: () => boolean,
  nearest: Nearest = nearestOf(facts, isStopped),
): Search => {
  const tours = noTours(facts)
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) settle(facts, tours, vehicle)
  let akin: Nearest | undefined
  return {
    facts,
    nearest,
    // Computed on first use, since most problems never need it.
    get akin() {
      akin ??= akinOf(facts, isStopped)
      return akin
    },
    chance,
    isStopped,
    tours,
    kept: keptOf(tours),
    best: keptOf(tours),
    touched: touched.none(facts.vehicles),
    sinceBest: touched.none(facts.vehicles),
    waiting: some.ofMost(facts.stops),
    offer: noOffer(),
    cut: noCut(),
    blink: 0,
    insists: false,
    region: { first: 0, left: 0 },
    candidates: noCandidates(facts),
    remembered: nothingRemembered(facts),
    alone: new Float64Array(facts.stops).fill(-1),
  }
}
