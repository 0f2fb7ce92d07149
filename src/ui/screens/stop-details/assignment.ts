import * as E from 'fp-ts/Either'
import { NO_CARRIER, stopUpdateOf, type Stop, type StopUpdate } from '../../../domain/stop'
import type { Reason } from '../../../domain/parse'

/** What was chosen and typed in the box; what is undefined was not touched, and stands as the stop has it. */
export type Assignment = {
  readonly carrier: number | undefined
  readonly sequence: string | undefined
  /** whether it says what is wrong: with the number once its field is left, with all of it once it is sent */
  readonly validated: 'nothing' | 'number' | 'all'
}

export const unchangedAssignment: Assignment = { carrier: undefined, sequence: undefined, validated: 'nothing' }

export const carrierOf = (stop: Stop, { carrier }: Assignment): number => carrier ?? stop.externalRouteId ?? NO_CARRIER

const isOwnRoute = (stop: Stop, assignment: Assignment): boolean => {
  const carrier = carrierOf(stop, assignment)
  return carrier === NO_CARRIER || carrier === stop.externalRouteId
}

/** The number it has means nothing on another route: there it goes where it is told, or else last. */
export const sequenceOf = (stop: Stop, assignment: Assignment): string =>
  assignment.sequence ?? (isOwnRoute(stop, assignment) ? numberOf(stop) : '')

/** §5: the number it already has on its own route is no new one. */
export const stopUpdateIn = (stop: Stop, assignment: Assignment): E.Either<ReadonlyArray<Reason>, StopUpdate> => {
  const typedSequence = sequenceOf(stop, assignment).trim()
  const isOwn = isOwnRoute(stop, assignment)
  const sequence = isOwn && typedSequence === numberOf(stop) ? '' : typedSequence
  if (isOwn && sequence !== '' && stop.routeNumber === undefined) return E.left([noRoute])
  return stopUpdateOf(stop, { carrier: carrierOf(stop, assignment), sequence })
}

const noRoute: Reason = { field: 'carrier', reason: 'Choose a route: this stop is on none' }

const numberOf = ({ stopNumber }: Stop): string => (stopNumber > 0 ? String(stopNumber) : '')
