import * as E from 'fp-ts/Either'
import { vehicleInfeasibility, type ProblemStop, type Vehicle, type VehicleId, type VehicleInfeasibility } from '../../src/domain/problem'
import type { Hindrance } from './infeasibility'
import { insertionOf, type Insertion } from './find-insertion'
import type { Patience } from './time-check'
import type { Roadmap } from './cost-model'
import type { Tour } from './tour'

/** The cheapest insertion of a stop, or the reasons why no vehicle can take it; undefined when time is up. */
export const cheapestOf = (
  tours: Iterable<Tour>,
  stop: ProblemStop,
  roadmap: Roadmap,
  mayGoOn: Patience,
): E.Either<ReadonlyArray<VehicleInfeasibility>, Insertion> | undefined => {
  const reasons: VehicleInfeasibility[] = []
  const known = new Map<string, ReadonlyArray<Hindrance>>()
  let best: Insertion | undefined
  for (const tour of tours) {
    if (!mayGoOn()) return undefined
    const kind = idleKind(tour, stop)
    const found =
      kind !== undefined && known.has(kind)
        ? E.left(known.get(kind) ?? [])
        : insertionOf(tour, stop, roadmap, best?.cost ?? Infinity)
    if (E.isRight(found)) best = found.right
    if (kind !== undefined) known.set(kind, E.isLeft(found) ? found.left : [])
    const least = E.isLeft(found) ? found.left[0] : undefined
    if (least !== undefined) reasons.push(inWords(tour.vehicle.id, least))
  }
  return best === undefined ? E.left(reasons) : E.right(best)
}

export const inWords = (vehicle: VehicleId, { rule, by, slot, words }: Hindrance): VehicleInfeasibility => {
  const reason = vehicleInfeasibility(vehicle, rule, by, slot)
  return words === undefined ? reason : { ...reason, words }
}

/** Idle vehicles that differ only in their driver are equally good, so it is enough to try one. */
export const idleKind = ({ vehicle, stops }: Tour, { allowedVehicles, pin }: ProblemStop): string | undefined =>
  stops.length > 0 || pin !== undefined
    ? undefined
    : `${allowedVehicles?.includes(vehicle.id) !== false} ${kindOf(vehicle)}`

const kinds = new WeakMap<Vehicle, string>()

/** A key that is the same for vehicles which differ only in their driver. */
export const kindOf = (vehicle: Vehicle): string => {
  const { start, end, earliest, latest, capacity, breaks } = vehicle
  const kind = kinds.get(vehicle) ?? JSON.stringify([start, end, earliest, latest, capacity, breaks])
  kinds.set(vehicle, kind)
  return kind
}
