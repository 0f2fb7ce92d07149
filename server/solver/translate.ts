import type { Problem, Stop, Vehicle as Asked } from '../../optimiser'
import type { Coordinates } from '../../src/domain/address'
import type { ProblemStop, RouteProblem, Vehicle, VehicleId } from '../../src/domain/problem'
import { rowsIn, type RoadTable } from '../travel'
import type { PresentTour } from './solver'
import { priceOfLeavingOut, type Price } from './cost-rates'
import { wholeAmounts, type WholeAmounts } from './integer-amounts'

/** Translates a problem for the solver, which knows stops, vehicles and places by number. */
export const askedOfSolver = (
  problem: RouteProblem,
  roads: RoadTable,
  price: Price,
  present: ReadonlyArray<PresentTour>,
): Problem => {
  const numbers = numbersIn(problem, roads)
  return {
    places: roads.places.length,
    seconds: roads.seconds,
    metres: roads.metres,
    stops: problem.stops.map(stopBy(numbers, price)),
    vehicles: problem.vehicles.map(vehicleBy(numbers, price)),
    weights: {
      perSecond: price.second,
      perMetre: price.metre,
      lateness: price.late,
      balance: price.balance,
      compactness: 0,
      change: present.length > 0 ? price.change : 0,
    },
    ...(present.length > 0 ? { present: toursBy(problem, present) } : {}),
  }
}

type Numbers = {
  readonly placeOf: (place: Coordinates) => number
  readonly vehicleOf: (vehicle: VehicleId) => number | undefined
  readonly amounts: WholeAmounts
}

const numbersIn = (problem: RouteProblem, roads: RoadTable): Numbers => {
  const rowOf = rowsIn(roads.places)
  const vehicles = new Map(problem.vehicles.map(({ id }, index) => [id, index]))
  return {
    placeOf: (place) => {
      const row = rowOf(place)
      if (row === undefined) throw new Error('There is a place that the roads were not asked for.')
      return row
    },
    vehicleOf: (vehicle) => vehicles.get(vehicle),
    amounts: wholeAmounts(problem),
  }
}

const kinds = { Delivery: 'delivery', Pickup: 'pickup', Service: 'service' } as const

const stopBy =
  ({ placeOf, vehicleOf, amounts }: Numbers, price: Price) =>
  (asked: ProblemStop): Stop => {
    const { coordinates: at, type, demand, service, windows, allowedVehicles, pin } = asked
    const pinned = pin && vehicleOf(pin.vehicle)
    return {
      place: placeOf(at),
      kind: kinds[type],
      demand: amounts.demand(demand),
      service,
      windows,
      unplannedCost: priceOfLeavingOut(price, asked),
      allowed: allowedVehicles?.flatMap((vehicle) => vehicleOf(vehicle) ?? []),
      pin: pin === undefined || pinned === undefined ? undefined : { vehicle: pinned, place: pin.place },
    }
  }

const vehicleBy =
  ({ placeOf, amounts }: Numbers, price: Price) =>
  ({ start, end, earliest, latest, capacity, breaks }: Vehicle): Asked => ({
    start: placeOf(start),
    end: placeOf(end),
    earliest,
    latest,
    capacity: amounts.capacity(capacity),
    breaks: breaks.map(({ window, length }) => ({ ...window, length })),
    fixedCost: price.vehicle,
  })

const toursBy = ({ stops, vehicles }: RouteProblem, present: ReadonlyArray<PresentTour>) => {
  const stopNumbers = new Map(stops.map(({ id }, index) => [id, index]))
  const tours = new Map(present.map((tour) => [tour.vehicle, tour.stops]))
  return vehicles.map(({ id }) => (tours.get(id) ?? []).flatMap((stop) => stopNumbers.get(stop) ?? []))
}
