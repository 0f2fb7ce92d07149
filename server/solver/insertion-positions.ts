import * as E from 'fp-ts/Either'
import type { Leg, ProblemStop, Travel } from '../../src/domain/problem'
import { noRoad, type Hindrance } from './infeasibility'
import { openingWithin } from './service-start'
import { priceOfLeg, type Price } from './cost-rates'
import type { Tour } from './tour'

/** A place in a tour for a stop: the index of the stop after it, and the extra cost. */
type Place = { readonly at: number; readonly cost: number }

/**
 * The places where no stop would be late, the cheapest first, and the hindrances at the others. Breaks are not counted
 * here.
 */
export type Places = {
  readonly open: ReadonlyArray<Place>
  readonly closed: ReadonlyArray<{ readonly at: number; readonly hindrance: Hindrance }>
}

export const placesFor = (
  tour: Tour,
  stop: ProblemStop,
  { travel, price }: { readonly travel: Travel; readonly price: Price },
  below: number,
): Places => {
  const { vehicle, stops, kept } = tour
  const [first, last] = stop.pin?.place === undefined ? [kept, stops.length] : [stop.pin.place - 1, stop.pin.place - 1]
  const open: Place[] = []
  const closed: Array<Places['closed'][number]> = []
  for (let at = first; at <= last; at += 1) {
    const from = stops[at - 1]?.coordinates ?? vehicle.start
    const to = stops[at]?.coordinates ?? vehicle.end
    const [there, onwards] = [travel(from, stop.coordinates), travel(stop.coordinates, to)]
    const spared = stops.length === 0 ? nothing : travel(from, to)
    if (there === undefined || onwards === undefined || spared === undefined) {
      closed.push({ at, hindrance: noRoad })
      continue
    }
    const detour = priceOfLeg(price, there) + priceOfLeg(price, onwards) - priceOfLeg(price, spared)
    const cost = detour + (stops.length === 0 ? price.vehicle : 0)
    if (cost >= below) continue
    const hindrance = lateness(tour, stop, at, there, onwards)
    if (hindrance === undefined) open.push({ at, cost })
    else closed.push({ at, hindrance })
  }
  return { open: open.toSorted((one, other) => one.cost - other.cost), closed }
}

const nothing: Leg = { metres: 0, seconds: 0 }

const lateness = (tour: Tour, stop: ProblemStop, at: number, there: Leg, onwards: Leg): Hindrance | undefined => {
  const leaves = tour.timetable?.route.visits[at - 1]?.departure ?? tour.vehicle.earliest
  const next = tour.deadlines[at]
  const latest = (next?.at ?? Infinity) - onwards.seconds - stop.service
  const start = openingWithin(stop, leaves + there.seconds, latest)
  if (E.isLeft(start)) return start.left
  if (next === undefined || start.right <= latest) return undefined
  const slot = next.rule === 'window' ? ({ slot: 'of another stop' } as const) : {}
  return { rule: next.rule, by: start.right - latest, ...slot }
}
