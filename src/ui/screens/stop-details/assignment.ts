import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { DriverRouteMove } from '../../../application/stop'
import { positionAtNumber } from '../../../domain/move'
import { numberOrUndefined, type FieldReason } from '../../../domain/parse'
import { routeNumberOf, type Route } from '../../../domain/route'
import {
  NO_CARRIER,
  sequenceNumberOf,
  stopUpdateOf,
  type Placement,
  type Stop,
  type StopUpdate,
} from '../../../domain/stop'

/** The user's input in the box; undefined means unchanged from the stop. */
export type Assignment = {
  readonly carrier: number | undefined
  /** the index of the route of a driver, chosen instead of a carrier */
  readonly route: number | undefined
  readonly sequence: string | undefined
  /** which errors show: that of the number once its field is left, all of them after a submit */
  readonly validated: 'none' | 'sequence' | 'all'
  /** where the stop was when the input began */
  readonly begunAt: Placement | undefined
  /** where the stop was at an Update that was not sent, since the stop had been moved meanwhile */
  readonly confirmedAt: Placement | undefined
}

export const unchangedAssignment: Assignment = {
  carrier: undefined,
  route: undefined,
  sequence: undefined,
  validated: 'none',
  begunAt: undefined,
  confirmedAt: undefined,
}

const isSamePlace = (one: Placement | undefined, other: Placement): boolean =>
  one?.routeNumber === other.routeNumber && one?.stopNumber === other.stopNumber

/** Whether the stop is elsewhere than when the user began. */
export const isMovedMeanwhile = ({ placement }: Stop, { begunAt }: Assignment): boolean =>
  begunAt !== undefined && !isSamePlace(begunAt, placement)

/** Whether the user has been told where the stop is now. */
export const isMoveConfirmed = ({ placement }: Stop, { confirmedAt }: Assignment): boolean =>
  isSamePlace(confirmedAt, placement)

export const carrierOf = (stop: Stop, { carrier }: Assignment): number =>
  carrier ?? stop.placement.carrierId ?? NO_CARRIER

/** The index of the chosen route of a driver, where it is another one than the current. */
const newDriverRouteOf = ({ placement: { routeNumber } }: Stop, { route }: Assignment): number | undefined =>
  route !== undefined && routeNumberOf({ index: route }) !== routeNumber ? route : undefined

const isOwnRoute = (stop: Stop, assignment: Assignment): boolean => {
  if (newDriverRouteOf(stop, assignment) !== undefined) return false
  const carrier = carrierOf(stop, assignment)
  return carrier === NO_CARRIER || carrier === stop.placement.carrierId
}

/** The stop's current number is not offered on another route, where an empty number means last. */
export const sequenceOf = (stop: Stop, assignment: Assignment): string =>
  assignment.sequence ?? (isOwnRoute(stop, assignment) ? numberOf(stop) : '')

/** The move to the chosen route of a driver; undefined where none is chosen. */
export const driverRouteMoveIn = (
  stop: Stop,
  assignment: Assignment,
  driverRoutes: ReadonlyArray<Route>,
): E.Either<ReadonlyArray<FieldReason>, DriverRouteMove> | undefined => {
  const index = newDriverRouteOf(stop, assignment)
  if (index === undefined) return undefined
  const route = driverRoutes.find((candidate) => candidate.index === index)
  if (route === undefined) return E.left([{ field: 'carrier', reason: 'This route is gone: choose another' }])
  const { id } = stop.facts
  const typed = (assignment.sequence ?? '').trim()
  if (typed === '') return E.right({ stop: id, route: index, position: { kind: 'cheapest' } })
  return pipe(
    sequenceNumberOf(numberOrUndefined()(typed) ?? NaN),
    E.bimap(
      () => [{ field: 'sequence', reason: 'Use a number greater than 0' }],
      (number) => ({ stop: id, route: index, position: positionAtNumber(route, id, number) }),
    ),
  )
}

/** §5: its current number on its own route is no change. */
export const stopUpdateIn = (stop: Stop, assignment: Assignment): E.Either<ReadonlyArray<FieldReason>, StopUpdate> => {
  const typedSequence = sequenceOf(stop, assignment).trim()
  const isOwn = isOwnRoute(stop, assignment)
  const sequence = isOwn && typedSequence === numberOf(stop) ? '' : typedSequence
  if (isOwn && sequence !== '' && stop.placement.routeNumber === undefined) return E.left([noRoute])
  return stopUpdateOf(stop, { carrier: carrierOf(stop, assignment), sequence })
}

const noRoute: FieldReason = { field: 'carrier', reason: 'Choose a route: this stop is on none' }

const numberOf = ({ placement: { stopNumber } }: Stop): string => (stopNumber > 0 ? String(stopNumber) : '')
