import type { Facts } from '../instance'
import { bestTimes, durationByWays, durationOf, type Label } from '../timing'
import { chooseWay } from './delays'
import { hoursByDelays, type Hours } from './hours-by-delays'
import type { Tours } from './tours'

/** What a route of so many metres costs in a plain problem. */
export const plainCost = ({ weights, fixedCost }: Facts, metres: number, vehicle: number): number =>
  weights.perMetre * metres + (fixedCost[vehicle] ?? 0)

/** What a vehicle's route costs, and how long it takes. */
export const priceRoute = (facts: Facts, tours: Tours, vehicle: number): void => {
  const first = vehicle * tours.stride
  const count = tours.length[vehicle] ?? 0
  const atBest = directDuration(facts, tours, first + count)
  tours.atBest[vehicle] = atBest
  if (facts.isDirect && facts.visitCost === undefined && facts.weights.compactness === 0) {
    const { weights, fixedCost } = facts
    const way = weights.perMetre * (tours.metres[vehicle] ?? 0)
    tours.duration[vehicle] = atBest
    tours.cost[vehicle] = way + dayCost(facts, atBest) + (fixedCost[vehicle] ?? 0)
    return
  }
  const stops = tours.order.subarray(first + 1, first + 1 + count)
  const hours = facts.isDirect
    ? { duration: atBest, late: 0 }
    : (knownHours(facts, tours, vehicle) ?? hoursOfBest(facts, tours, vehicle, stops))
  tours.duration[vehicle] = hours.duration
  tours.cost[vehicle] = routeCost(facts, vehicle, stops, hours)
}

/** What a vehicle's route would cost with these stops in this order; Infinity where it is impossible. */
export const costOfStops = (facts: Facts, vehicle: number, stops: Int32Array): number =>
  routeCost(facts, vehicle, stops, hoursOf(bestTimes(facts, vehicle, stops)))

const knownHours = (facts: Facts, tours: Tours, vehicle: number): Hours | undefined => {
  if (tours.delays?.isOnlyWay === true) return hoursByDelays(facts, tours, vehicle)
  const duration = durationByWays(facts, tours, vehicle)
  return duration === undefined ? undefined : { duration, late: 0 }
}

const hoursOfBest = (facts: Facts, tours: Tours, vehicle: number, stops: Int32Array): Hours => {
  const best = bestTimes(facts, vehicle, stops)
  if (best !== undefined) chooseWay(facts, tours, vehicle, best)
  return hoursOf(best)
}

const hoursOf = (best: Label | undefined): Hours =>
  best === undefined ? { duration: Infinity, late: 0 } : { duration: durationOf(best), late: best.late }

/** Where one label says all about times. */
const directDuration = (facts: Facts, tours: Tours, lastStop: number): number => {
  const { seconds, place, places } = facts
  const call = tours.order[lastStop] ?? 0
  const end = tours.order[lastStop + 1] ?? 0
  const drive = seconds[(place[call] ?? 0) * places + (place[end] ?? 0)] ?? 0
  const done = (tours.headDone[call] ?? 0) + drive
  const time = (tours.headTime[call] ?? 0) + drive
  const leaves = Math.min(tours.headLast[call] ?? 0, (facts.close[end] ?? 0) - time)
  return Math.max(done - leaves, time)
}

const routeCost = (facts: Facts, vehicle: number, stops: Int32Array, { duration, late }: Hours): number => {
  if (duration === Infinity) return Infinity
  const { weights, metres, place, places, visitCost } = facts
  let call = facts.stops + vehicle
  let way = 0
  let within = 0
  let visits = 0
  for (const stop of stops) {
    const leg = metres[(place[call] ?? 0) * places + (place[stop] ?? 0)] ?? 0
    way += leg
    if (call < facts.stops) within += leg
    if (visitCost !== undefined) visits += visitCost[vehicle * facts.stops + stop] ?? 0
    call = stop
  }
  way += metres[(place[call] ?? 0) * places + (place[facts.stops + facts.vehicles + vehicle] ?? 0)] ?? 0
  return (
    weights.perMetre * way +
    weights.compactness * within +
    dayCost(facts, duration) +
    (weights.lateness ?? 0) * late +
    visits +
    (facts.fixedCost[vehicle] ?? 0)
  )
}

/** What it costs that a vehicle is out so long. */
export const dayCost = ({ weights: { perSecond, balance }, longestDay }: Facts, duration: number): number =>
  perSecond * duration + (balance === 0 ? 0 : (balance * duration * duration) / longestDay)
