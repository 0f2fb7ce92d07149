import * as E from 'fp-ts/Either'
import { dayLabel } from '../../../domain/calendar'
import type { Carrier, Plan } from '../../../domain/plan'
import { routeNameOf, routeNumberOf, type Route } from '../../../domain/route'
import { NO_CARRIER, stopDayOf, type Stop } from '../../../domain/stop'
import type { Choice } from '../../components'
import {
  carrierOf,
  driverRouteMoveIn,
  isMoveConfirmed,
  isMovedMeanwhile,
  sequenceOf,
  stopUpdateIn,
  type Assignment,
} from './assignment'

type FieldViewModel = { readonly value: string; readonly error: string | undefined }

export type AssignmentViewModel = {
  readonly carrier: FieldViewModel & { readonly choices: ReadonlyArray<Choice> }
  readonly sequence: FieldViewModel & { readonly help: string | undefined }
  /** who moved the stop since the input began, and what was typed or chosen */
  readonly moveNotice: string | undefined
}

export const assignmentViewModel = (
  stop: Stop,
  carriers: ReadonlyArray<Carrier>,
  assignment: Assignment,
  movedBy?: string,
  driverRoutes: ReadonlyArray<Route> = [],
): AssignmentViewModel => {
  const driverMove = driverRouteMoveIn(stop, assignment, driverRoutes)
  const update = driverMove ?? stopUpdateIn(stop, assignment)
  const reasons = E.isLeft(update) ? update.left : []
  const errorOf = (field: string) => reasons.find((reason) => reason.field === field)?.reason
  const { validated } = assignment
  const [carrier, sequence] = [carrierOf(stop, assignment), sequenceOf(stop, assignment)]
  const isMoved = carrier !== NO_CARRIER && carrier !== stop.placement.carrierId
  const choices = [...choicesOf(stop, carriers), ...driverChoicesOf(stop, driverRoutes)]
  return {
    carrier: {
      value: valueOf(stop, assignment, driverRoutes),
      error: validated === 'all' ? errorOf('carrier') : undefined,
      choices,
    },
    sequence: {
      value: sequence,
      error: validated === 'none' ? undefined : errorOf('sequence'),
      help: sequence.trim() === '' ? emptyNumberHelp(driverMove !== undefined, isMoved) : undefined,
    },
    moveNotice: isMovedMeanwhile(stop, assignment) ? moveNotice(stop, choices, assignment, movedBy) : undefined,
  }
}

const emptyNumberHelp = (isDriverMove: boolean, isCarrierMove: boolean): string | undefined =>
  isDriverMove ? 'Empty: where it costs least' : isCarrierMove ? 'Empty: last on the route' : undefined

const ROUTE_PREFIX = 'route '

/** The value of the choice: a carrier, or the route of a driver, which is the current one where nothing was chosen. */
const valueOf = (stop: Stop, assignment: Assignment, driverRoutes: ReadonlyArray<Route>): string => {
  const { carrierId, routeNumber } = stop.placement
  const isOwn = (route: Route): boolean => carrierId === undefined && routeNumberOf(route) === routeNumber
  const routeIndex =
    assignment.route ?? (assignment.carrier === undefined ? driverRoutes.find(isOwn)?.index : undefined)
  return routeIndex === undefined ? String(carrierOf(stop, assignment)) : `${ROUTE_PREFIX}${routeIndex}`
}

/** What a value of the choice stands for. */
export const chosenRouteOf = (value: string): Pick<Assignment, 'carrier' | 'route'> =>
  value.startsWith(ROUTE_PREFIX)
    ? { carrier: undefined, route: Number(value.slice(ROUTE_PREFIX.length)) }
    : { carrier: Number(value), route: undefined }

/** The routes that drivers have on the day of the stop, for a carrier too, and those that no carrier names. */
export const driverRoutesOf = ({ routes }: Plan, stop: Stop): ReadonlyArray<Route> => {
  const day = stopDayOf(stop)
  return routes.filter(
    (route) =>
      (route.carrierId === undefined || route.driverName !== undefined) &&
      (day === undefined || route.day === day || routeNumberOf(route) === stop.placement.routeNumber),
  )
}

const driverChoicesOf = (stop: Stop, driverRoutes: ReadonlyArray<Route>): ReadonlyArray<Choice> => {
  const day = stopDayOf(stop)
  const group = day === undefined ? 'Routes of drivers' : `Routes of drivers, ${dayLabel(day)}`
  return driverRoutes.map((route) => ({
    value: `${ROUTE_PREFIX}${route.index}`,
    label: `${routeNumberOf(route)} · ${route.driverName ?? routeNameOf(route)}`,
    group,
  }))
}

/** Such as `Sanne moved this stop to place 120: you typed 60, now 120`. */
const moveNotice = (
  stop: Stop,
  choices: ReadonlyArray<Choice>,
  assignment: Assignment,
  movedBy = 'Somebody else',
): string => {
  const { routeNumber, stopNumber, routeName } = stop.placement
  const { begunAt, carrier, sequence } = assignment
  const isOnSameRoute = routeNumber === begunAt?.routeNumber
  const route = isOnSameRoute ? '' : `route ${routeNumber}, `
  const move =
    routeNumber === undefined ? 'took this stop off its route' : `moved this stop to ${route}place ${stopNumber}`
  const chosen = assignment.route === undefined ? carrier : `${ROUTE_PREFIX}${assignment.route}`
  const nameOf = (value: string): string => choices.find((one) => one.value === value)?.label ?? `route ${value}`
  const inputs = [
    ...(chosen === undefined ? [] : [`you chose ${nameOf(String(chosen))}, now ${routeName ?? 'none'}`]),
    ...(sequence === undefined ? [] : [`you typed ${sequence.trim()}, now ${stopNumber > 0 ? stopNumber : 'none'}`]),
  ]
  const confirmation = isMoveConfirmed(stop, assignment) ? '. Press Update again to go on' : ''
  return `${movedBy} ${move}: ${inputs.join('; ')}${confirmation}`
}

const noCarrierChoice: Choice = { value: String(NO_CARRIER), label: 'Selecteer een route', lang: 'nl' }

/** §2: the carriers by name, and the stop's own route where it is not among them. */
const choicesOf = (
  { placement: { carrierId, routeName } }: Stop,
  carriers: ReadonlyArray<Carrier>,
): ReadonlyArray<Choice> => {
  const carrierChoices = carriers.map(({ id, displayName }) => ({ value: String(id), label: displayName }))
  const isListed = carrierId === undefined || carriers.some(({ id }) => id === carrierId)
  const unlistedChoice = isListed ? [] : [{ value: String(carrierId), label: routeName ?? `Route ${carrierId}` }]
  return [noCarrierChoice, ...unlistedChoice, ...carrierChoices]
}
