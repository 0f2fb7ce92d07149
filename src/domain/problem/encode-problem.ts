import { withoutUndefined, type JsonObject } from '../parse'
import { formatClockTime } from './clock-time'
import type { Break, Pin, ProblemOptions, ProblemStop, RouteProblem, Vehicle } from './route-problem'

/** The problem as it is sent: minutes, HH:mm and snake-case names, without the fields that are undefined. */
export const encodeProblem = ({ stops, vehicles, options }: RouteProblem): JsonObject =>
  withoutUndefined({
    stops: stops.map(encodeStop),
    vehicles: vehicles.map(encodeVehicle),
    options: encodeOptions(options),
  })

const encodeStop = (stop: ProblemStop): JsonObject =>
  withoutUndefined({
    id: stop.id,
    lat: stop.coordinates.lat,
    lng: stop.coordinates.lng,
    type: stop.type,
    demand: unwrapSingle(stop.demand),
    duration: stop.service / 60,
    windows: stop.windows.map(({ from, to }) => [formatClockTime(from), formatClockTime(to)]),
    priority: stop.priority,
    allowed_vehicles: stop.allowedVehicles,
    pinned: stop.pin && encodePin(stop.pin),
  })

const encodePin = ({ vehicle, place }: Pin): JsonObject => withoutUndefined({ vehicle, place })

const encodeVehicle = (vehicle: Vehicle): JsonObject =>
  withoutUndefined({
    id: vehicle.id,
    name: vehicle.name,
    day: vehicle.day,
    start: vehicle.start,
    end: vehicle.end,
    earliest: formatClockTime(vehicle.earliest),
    latest: formatClockTime(vehicle.latest),
    // §3: [least, most], as in a driver's capacity.
    capacity: unwrapSingle(vehicle.capacity.map((max) => [0, max])),
    breaks: vehicle.breaks.length === 0 ? undefined : vehicle.breaks.map(encodeBreak),
  })

const encodeBreak = ({ window, length }: Break): JsonObject => ({
  from: formatClockTime(window.from),
  to: formatClockTime(window.to),
  duration: length / 60,
})

const encodeOptions = ({ weights, lateness, budgetSeconds, seed }: ProblemOptions): JsonObject | undefined => {
  const record = withoutUndefined({ weights, lateness, budget_seconds: budgetSeconds, seed })
  return Object.keys(record).length === 0 ? undefined : record
}

/** A single amount is written without a list. */
const unwrapSingle = <A>(values: ReadonlyArray<A>): A | ReadonlyArray<A> => {
  const [first] = values
  return first === undefined || values.length > 1 ? values : first
}
