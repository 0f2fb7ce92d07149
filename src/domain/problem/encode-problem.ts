import { withoutUndefined, type JsonObject } from '../parse'
import { clockTime } from './clock-time'
import type { Break, Pin, ProblemOptions, ProblemStop, RouteProblem, Vehicle } from './route-problem'

/** The problem as it is sent: minutes, HH:mm and snake-case names, without the fields that are undefined. */
export const writeProblem = ({ stops, vehicles, options }: RouteProblem): JsonObject =>
  withoutUndefined({ stops: stops.map(writeStop), vehicles: vehicles.map(writeVehicle), options: writeOptions(options) })

const writeStop = (stop: ProblemStop): JsonObject =>
  withoutUndefined({
    id: stop.id,
    lat: stop.at.lat,
    lng: stop.at.lng,
    type: stop.type,
    demand: single(stop.demand),
    duration: stop.service / 60,
    windows: stop.windows.map(({ from, to }) => [clockTime(from), clockTime(to)]),
    priority: stop.priority,
    allowed_vehicles: stop.allowedVehicles,
    pinned: stop.pin && writePin(stop.pin),
  })

const writePin = ({ vehicle, place }: Pin): JsonObject => withoutUndefined({ vehicle, place })

const writeVehicle = (vehicle: Vehicle): JsonObject =>
  withoutUndefined({
    id: vehicle.id,
    name: vehicle.name,
    day: vehicle.day,
    start: vehicle.start,
    end: vehicle.end,
    earliest: clockTime(vehicle.earliest),
    latest: clockTime(vehicle.latest),
    // §3: [least, most], as in a driver's capacity.
    capacity: single(vehicle.capacity.map((most) => [0, most])),
    breaks: vehicle.breaks.length === 0 ? undefined : vehicle.breaks.map(writeBreak),
  })

const writeBreak = ({ window, length }: Break): JsonObject => ({
  from: clockTime(window.from),
  to: clockTime(window.to),
  duration: length / 60,
})

const writeOptions = ({ weights, lateness, budgetSeconds, seed }: ProblemOptions): JsonObject | undefined => {
  const written = withoutUndefined({ weights, lateness, budget_seconds: budgetSeconds, seed })
  return Object.keys(written).length === 0 ? undefined : written
}

/** A single amount is written without a list. */
const single = <A>(values: ReadonlyArray<A>): A | ReadonlyArray<A> => {
  const [only] = values
  return only === undefined || values.length > 1 ? values : only
}
