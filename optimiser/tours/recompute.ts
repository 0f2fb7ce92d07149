import type { Facts } from '../instance'
import { forgetWays } from '../timing'
import { settleDelays } from './delays'
import { settlePeaks } from './peaks'
import { settlePieces, settleTimes, settleTimesAround } from './segments'
import { plainCost, priceRoute } from './route-cost'
import { NOBODY, type Tours } from './tours'

/**
 * Computes everything that is known of a vehicle's route again after its order has changed, perhaps at one spot only.
 */
export const settle = (facts: Facts, tours: Tours, vehicle: number, spot?: number): void => {
  const { length, duration, cost, atBest, version } = tours
  const isInTime = layOut(facts, tours, vehicle, spot)
  tours.versions = (tours.versions + 1) | 0
  version[vehicle] = tours.versions
  if (length[vehicle] === 0) {
    duration[vehicle] = 0
    atBest[vehicle] = 0
    cost[vehicle] = 0
  } else if (!isInTime) cost[vehicle] = Infinity
  else if (facts.isPlain) cost[vehicle] = plainCost(facts, tours.metres[vehicle] ?? 0, vehicle)
  else priceRoute(facts, tours, vehicle)
}

/** The same without the cost. Returns whether everything is in time, as far as heads and tails can tell. */
export const layOut = (facts: Facts, tours: Tours, vehicle: number, spot?: number): boolean => {
  const { stops, vehicles } = facts
  const { order, stride, length, headDone, tailDone, headLast, tailLast } = tours
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0) + 1
  const isOut = length[vehicle] === 0 ? 0 : 1
  tours.busy += isOut - (tours.isOut[vehicle] ?? 0)
  tours.isOut[vehicle] = isOut
  const [start, end] = [stops + vehicle, stops + vehicles + vehicle]
  order[first] = start
  order[last] = end
  headDone[start] = facts.open[start] ?? 0
  tailDone[end] = facts.open[end] ?? 0
  headLast[start] = facts.close[start] ?? 0
  tailLast[end] = facts.close[end] ?? 0
  tours.headTime[start] = 0
  tours.tailTime[end] = 0
  settleWay(facts, tours, first, last)
  settleLoad(facts, tours, vehicle)
  forgetWays(tours, vehicle, spot)
  if (last === first + 1) {
    tours.leg[start] = 0
    tours.legTo[start] = NOBODY
    tours.metres[vehicle] = 0
    if (facts.isMixed) settlePeaks(facts, tours, first, last)
    return true
  }
  if (facts.isTimeless) return true
  if (facts.isPlain) return settleTimes(facts, tours, first, last)
  settleDelays(facts, tours, vehicle)
  return settlePieces(facts, tours, first, last)
}

/** The same after one insertion: what it adds in metres is known. */
export const settleAround = (facts: Facts, tours: Tours, vehicle: number, spot: number): void => {
  if (!facts.isPlain || tours.length[vehicle] === 1 || tours.cost[vehicle] === Infinity) {
    settle(facts, tours, vehicle, spot)
    return
  }
  const { order, stride, length, leg, metres, load, cost } = tours
  const first = vehicle * stride
  const stop = order[first + spot] ?? 0
  const before = order[first + spot - 1] ?? 0
  const was = leg[before] ?? 0
  settleTimesAround(facts, tours, vehicle, spot)
  tours.vehicleOf[stop] = vehicle
  for (let at = spot; at <= (length[vehicle] ?? 0); at += 1) tours.spot[order[first + at] ?? 0] = at
  metres[vehicle] = (metres[vehicle] ?? 0) + (leg[before] ?? 0) + (leg[stop] ?? 0) - was
  load[vehicle] = (load[vehicle] ?? 0) + (facts.amount[stop] ?? 0)
  cost[vehicle] = plainCost(facts, tours.metres[vehicle] ?? 0, vehicle)
  tours.versions = (tours.versions + 1) | 0
  tours.version[vehicle] = tours.versions
}

const settleWay = ({ metres, place, places, stops }: Facts, tours: Tours, first: number, last: number): void => {
  const { order, leg, legTo, spot, vehicleOf, stride } = tours
  const vehicle = Math.floor(first / stride)
  let sum = 0
  let call = order[first] ?? 0
  for (let at = first; at < last; at += 1) {
    const next = order[at + 1] ?? 0
    if (legTo[call] !== next) {
      leg[call] = metres[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0
      legTo[call] = next
    }
    sum += leg[call] ?? 0
    call = next
    if (call < stops) {
      spot[call] = at + 1 - first
      vehicleOf[call] = vehicle
    }
  }
  tours.metres[vehicle] = sum
}

const settleLoad = (facts: Facts, { order, stride, length, load }: Tours, vehicle: number): void => {
  const { dimensions, delivered, collected } = facts
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0)
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    let sum = 0
    for (let at = first + 1; at <= last; at += 1) {
      const item = (order[at] ?? 0) * dimensions + dimension
      sum += (delivered[item] ?? 0) + (collected[item] ?? 0)
    }
    load[vehicle * dimensions + dimension] = sum
  }
}
