import type { Facts } from '../instance'
import type { Search } from '../search'
import { costOfStops, NOBODY, settle, some, touched, type Tours } from '../tours'
import { holds } from './fits-capacity'

/**
 * Swaps the route of a vehicle that lost stops with that of any vehicle unlike it, perhaps an idle one, if each can
 * drive the other's. Stops that the other vehicle may not visit go back to waiting. Removing strings alone would never
 * move a whole route to a larger van or to another day.
 */
export const swapRoutes = (search: Search): void => {
  const { facts, tours, chance, waiting } = search
  if (search.touched.count === 0) return
  const one = search.touched.list[chance.below(search.touched.count)] ?? 0
  const other = chance.below(facts.vehicles)
  if (facts.alikeTo[one] === facts.alikeTo[other]) return
  const [ofOne, ofOther] = [stopsOf(tours, one), stopsOf(tours, other)]
  const [forOne, forOther] = [welcome(facts, one, ofOther), welcome(facts, other, ofOne)]
  if (!canDo(facts, one, forOne) || !canDo(facts, other, forOther)) return
  for (const stops of [ofOne, ofOther]) for (const stop of stops) tours.vehicleOf[stop] = NOBODY
  give(search, one, forOne)
  give(search, other, forOther)
  for (const stops of [ofOne, ofOther])
    for (const stop of stops) if (tours.vehicleOf[stop] === NOBODY) some.add(waiting, stop)
}

const stopsOf = ({ order, stride, length }: Tours, vehicle: number): Int32Array =>
  order.slice(vehicle * stride + 1, vehicle * stride + 1 + (length[vehicle] ?? 0))

const welcome = ({ fits, stops: row }: Facts, vehicle: number, stops: Int32Array): Int32Array =>
  stops.filter((stop) => fits[vehicle * row + stop] === 1)

const canDo = (facts: Facts, vehicle: number, stops: Int32Array): boolean =>
  stops.length === 0 || (holds(facts, vehicle, stops) && costOfStops(facts, vehicle, stops) < Infinity)

const give = (search: Search, vehicle: number, stops: Int32Array): void => {
  const { facts, tours } = search
  tours.order.set(stops, vehicle * tours.stride + 1)
  tours.length[vehicle] = stops.length
  settle(facts, tours, vehicle)
  touched.add(search.touched, vehicle)
}
