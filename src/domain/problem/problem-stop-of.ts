import * as E from 'fp-ts/Either'
import { isValidCoordinates } from '../address'
import { stopDayOf, stopTypes, defaultDemand, type Stop } from '../stop'
import { HORIZON_SECONDS, parseTimeOnDate } from './clock-time'
import { MAX_AMOUNT } from './limits'
import type { ProblemStop, Window } from './route-problem'

/** Why a stop cannot be part of a problem; shown to users after its name. */
export type UnusableReason =
  | 'has no coordinates'
  | 'has a time slot that cannot be read'
  | 'has a time slot that ends before it starts'
  | 'has a demand that cannot be used'

/** A stop of a project as a solver needs it, free to go on any vehicle. */
export const problemStopOf = (stop: Stop): E.Either<UnusableReason, ProblemStop> => {
  const { coordinates } = stop
  if (coordinates === undefined || !isValidCoordinates(coordinates)) return E.left('has no coordinates')
  const windows = windowsOf(stop)
  if (E.isLeft(windows)) return windows
  if (!stop.demand.every((amount) => amount >= 0 && amount <= MAX_AMOUNT))
    return E.left('has a demand that cannot be used')
  return E.right({
    id: stop.id,
    coordinates,
    type: stopTypes.find((type) => type === stop.type) ?? 'Delivery',
    demand: stop.demand.length === 0 ? defaultDemand : stop.demand,
    service: Math.max(0, Math.round((stop.duration ?? 0) * 60)),
    windows: windows.right,
    priority: stop.priority,
    allowedVehicles: undefined,
    pin: undefined,
  })
}

/** A time slot that names only one end is open at the other. */
const windowsOf = (stop: Stop): E.Either<UnusableReason, ReadonlyArray<Window>> => {
  const { timeSlotEarliest: earliest, timeSlotLatest: latest } = stop
  if (earliest === undefined && latest === undefined) return E.right([])
  const day = stopDayOf(stop)
  const opens = earliest === undefined ? 0 : parseTimeOnDate(day, earliest)
  const closes = latest === undefined ? HORIZON_SECONDS : parseTimeOnDate(day, latest)
  if (opens === undefined || closes === undefined) return E.left('has a time slot that cannot be read')
  const [from, to] = [Math.max(opens, 0), Math.min(closes, HORIZON_SECONDS)]
  return from > to ? E.left('has a time slot that ends before it starts') : E.right([{ from, to }])
}
