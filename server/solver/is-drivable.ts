import * as E from 'fp-ts/Either'
import type { ProblemStop, FindLeg, Vehicle } from '../../src/domain/problem'
import { overload } from './overload'
import { timetableOf } from './timetable'

/** Whether a vehicle has the time and the capacity to visit these stops in this order. */
export const isDrivable = (vehicle: Vehicle, stops: ReadonlyArray<ProblemStop>, findLeg: FindLeg): boolean =>
  overload(vehicle, stops) === 0 && E.isRight(timetableOf(vehicle, stops, findLeg))
