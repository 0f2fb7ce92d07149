import * as E from 'fp-ts/Either'
import type { Leg, ProblemStop, Travel } from '../../src/domain/problem'
import { lesser, noRoad, type Hindrance } from './hindrance'
import { openingAfter } from './opening'
import { priceOfLeg, type Price } from './price'
import type { Tour } from './tour'

/** Before which of the stops of a tour another can go, and what that adds to the cost. */
type Place = { readonly at: number; readonly cost: number }

/** Where nobody would be late, the cheapest first, and what is in the way elsewhere. Breaks may still be in the way. */
export type Places = { readonly open: ReadonlyArray<Place>; readonly hindrance: Hindrance | undefined }

export const placesFor = (
  tour: Tour,
  stop: ProblemStop,
  { travel, price }: { readonly travel: Travel; readonly price: Price },
  below: number,
): Places => {
  const { vehicle, stops, kept } = tour
  const [first, last] = stop.pin?.place === undefined ? [kept, stops.length] : [stop.pin.place - 1, stop.pin.place - 1]
  const open: Place[] = []
  let hindrance: Hindrance | undefined
  for (let at = first; at <= last; at += 1) {
    const from = stops[at - 1]?.at ?? vehicle.start
    const to = stops[at]?.at ?? vehicle.end
    const [there, onwards] = [travel(from, stop.at), travel(stop.at, to)]
    const spared = stops.length === 0 ? nothing : travel(from, to)
    if (there === undefined || onwards === undefined || spared === undefined) {
      hindrance = lesser(hindrance, noRoad)
      continue
    }
    const detour = priceOfLeg(price, there) + priceOfLeg(price, onwards) - priceOfLeg(price, spared)
    const cost = detour + (stops.length === 0 ? price.vehicle : 0)
    if (cost >= below) continue
    const late = lateness(tour, stop, at, there, onwards)
    if (late === undefined) open.push({ at, cost })
    else hindrance = lesser(hindrance, late)
  }
  return { open: open.toSorted((one, other) => one.cost - other.cost), hindrance }
}

const nothing: Leg = { metres: 0, seconds: 0 }

const lateness = (tour: Tour, stop: ProblemStop, at: number, there: Leg, onwards: Leg): Hindrance | undefined => {
  const leaves = tour.timetable?.route.visits[at - 1]?.departure ?? tour.vehicle.earliest
  const start = openingAfter(stop, leaves + there.seconds)
  if (E.isLeft(start)) return start.left
  const next = tour.deadlines[at]
  const by = start.right + stop.service + onwards.seconds - (next?.at ?? Infinity)
  return next !== undefined && by > 0 ? { rule: next.rule, by } : undefined
}
