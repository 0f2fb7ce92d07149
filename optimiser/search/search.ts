import type { Chance } from '../chance'
import { akinOf, nearestOf, type Facts, type Nearest } from '../facts'
import { noCandidates, type Candidates } from './candidates'
import { noOffer, type Offer } from './offer'
import { nothingRemembered, type Remembered } from './remembered'
import { keptOf, noTours, settle, some, touched, type Kept, type Some, type Tours, type Touched } from '../tours'

/** What the search works on. */
export type Search = {
  readonly facts: Facts
  readonly nearest: Nearest
  /** by stop: those that it may well stand beside */
  readonly akin: Nearest
  readonly chance: Chance
  /** whoever asked has had enough */
  readonly isStopped: () => boolean
  /** being changed */
  readonly tours: Tours
  /** as they were before the change, and as they were when they were cheapest */
  readonly kept: Kept
  readonly best: Kept
  /** vehicles whose route is not the one that is kept, or not that of the best */
  readonly touched: Touched
  readonly sinceBest: Touched
  /** stops that wait for a vehicle */
  readonly waiting: Some
  readonly offer: Offer
  /** how often a place is overlooked, so that the best is not always taken */
  blink: number
  /** stops are planned whatever it costs, in the hope that it makes room for others */
  insists: boolean
  /** the first of the stops about which strings are taken out for a while, and for how many steps more */
  readonly region: { first: number; left: number }
  readonly candidates: Candidates
  readonly remembered: Remembered | undefined
  /** by stop: the least that it costs to send somebody out for it; below nothing where that is not known yet */
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
    // Most problems never ask for them.
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
    blink: 0,
    insists: false,
    region: { first: 0, left: 0 },
    candidates: noCandidates(facts),
    remembered: nothingRemembered(facts),
    alone: new Float64Array(facts.stops).fill(-1),
  }
}
