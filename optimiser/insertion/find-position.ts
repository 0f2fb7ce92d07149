import type { Facts } from '../instance'
import type { Offer, Search } from '../search'
import { NOBODY } from '../tours'
import { offerDirectly } from './single-label-position'
import { leastAlone } from './least-cost-alone'
import { offerPlainly } from './simple-position'
import { offerRichly } from './general-position'

/** With more vehicles in use than this, only those are tried that visit a stop nearby. */
const FEW = 24
const NEAR = 40
/**
 * The same where vehicles differ, time has a price, or routes are long because there
 * are many stops: each try then takes longer.
 */
const FEW_LONG = 10
const MANY = 600

const fewIn = ({ isPlain, stops }: Facts): number => (isPlain && stops <= MANY ? FEW : FEW_LONG)

/** Finds the cheapest place for a stop, unless leaving it out is cheaper. */
export const findPlace = (search: Search, stop: number): void => {
  const { facts, tours, nearest, candidates, offer } = search
  offer.vehicle = NOBODY
  offer.cost = search.insists ? Infinity : (facts.unplannedCost[stop] ?? 0)
  let asked = 0
  if (candidates.busy > fewIn(facts)) {
    asked = candidates.busy
    candidates.turn += 1
    const first = stop * nearest.each
    const until = first + Math.min(nearest.each, NEAR)
    for (let at = first + 1; at < until; at += 1) {
      const vehicle = tours.vehicleOf[nearest.list[at] ?? 0] ?? NOBODY
      if (vehicle !== NOBODY && candidates.askedIn[vehicle] !== candidates.turn) {
        candidates.askedIn[vehicle] = candidates.turn
        ask(search, stop, vehicle)
      }
    }
  }
  for (let at = asked; at < candidates.busy; at += 1) ask(search, stop, candidates.list[at] ?? 0)
  if (!facts.isPlain && offer.cost <= leastAlone(search, stop)) return
  for (let at = candidates.busy; at < candidates.count; at += 1) ask(search, stop, candidates.list[at] ?? 0)
}

const ask = (search: Search, stop: number, vehicle: number): void => {
  const { facts, tours, chance, offer, remembered, touched } = search
  if (!facts.isPlain && facts.fits[vehicle * facts.stops + stop] !== 1) return
  if (chance.part() < search.blink) return
  if (facts.isPlain && (tours.load[vehicle] ?? 0) + (facts.amount[stop] ?? 0) > (facts.capacity[vehicle] ?? 0)) return
  if (remembered === undefined || touched.is[vehicle] === 1 || search.insists) {
    offerOf(search, stop, vehicle, offer)
    return
  }
  const pair = stop * facts.vehicles + vehicle
  if (remembered.version[pair] !== tours.version[vehicle]) {
    const { fresh } = remembered
    fresh.vehicle = NOBODY
    fresh.cost = Infinity
    offerOf(search, stop, vehicle, fresh)
    remembered.version[pair] = tours.version[vehicle] ?? 0
    remembered.before[pair] = fresh.before
    remembered.cost[pair] = fresh.cost
  }
  const cost = remembered.cost[pair] ?? 0
  if (cost < offer.cost) {
    offer.vehicle = vehicle
    offer.before = remembered.before[pair] ?? 0
    offer.cost = cost
  }
}

/**
 * How large a share of the gaps is skipped at random in steps that insert at any cost: the stops before a fixed place
 * may have to stand in an order that would be dearer without the stop there.
 */
const SKIPPED = 0.3

const offerOf = ({ facts, tours, insists, chance }: Search, stop: number, vehicle: number, offer: Offer): void => {
  if (facts.isPlain) offerPlainly(facts, tours, stop, vehicle, offer)
  else if (isDirectly(facts)) offerDirectly(facts, tours, stop, vehicle, offer)
  else if (insists) offerRichly({ facts, tours, isSkipped: () => chance.part() < SKIPPED }, stop, vehicle, offer)
  else offerRichly({ facts, tours }, stop, vehicle, offer)
}

const isDirectly = ({ isDirect, hasPinned, weights }: Facts): boolean =>
  isDirect && !hasPinned && weights.compactness === 0
