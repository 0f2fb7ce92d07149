import * as E from 'fp-ts/Either'
import type { Carrier } from '../../../domain/plan'
import { NO_CARRIER, type Stop } from '../../../domain/stop'
import type { Choice } from '../../components'
import { carrierOf, isMoveConfirmed, isMovedMeanwhile, sequenceOf, stopUpdateIn, type Assignment } from './assignment'

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
): AssignmentViewModel => {
  const update = stopUpdateIn(stop, assignment)
  const reasons = E.isLeft(update) ? update.left : []
  const errorOf = (field: string) => reasons.find((reason) => reason.field === field)?.reason
  const { validated } = assignment
  const [carrier, sequence] = [carrierOf(stop, assignment), sequenceOf(stop, assignment)]
  const isMoved = carrier !== NO_CARRIER && carrier !== stop.placement.externalRouteId
  return {
    carrier: {
      value: String(carrier),
      error: validated === 'all' ? errorOf('carrier') : undefined,
      choices: choicesOf(stop, carriers),
    },
    sequence: {
      value: sequence,
      error: validated === 'none' ? undefined : errorOf('sequence'),
      help: isMoved && sequence.trim() === '' ? 'Empty: last on the route' : undefined,
    },
    moveNotice: isMovedMeanwhile(stop, assignment) ? moveNotice(stop, carriers, assignment, movedBy) : undefined,
  }
}

/** Such as `Sanne moved this stop to place 120: you typed 60, now 120`. */
const moveNotice = (
  stop: Stop,
  carriers: ReadonlyArray<Carrier>,
  assignment: Assignment,
  movedBy = 'Somebody else',
): string => {
  const { routeNumber, stopNumber, routeName } = stop.placement
  const { begunAt, carrier, sequence } = assignment
  const isOnSameRoute = routeNumber === begunAt?.routeNumber
  const route = isOnSameRoute ? '' : `route ${routeNumber}, `
  const move =
    routeNumber === undefined ? 'took this stop off its route' : `moved this stop to ${route}place ${stopNumber}`
  const nameOf = (id: number): string => carriers.find((one) => one.id === id)?.displayName ?? `route ${id}`
  const inputs = [
    ...(carrier === undefined ? [] : [`you chose ${nameOf(carrier)}, now ${routeName ?? 'none'}`]),
    ...(sequence === undefined ? [] : [`you typed ${sequence.trim()}, now ${stopNumber > 0 ? stopNumber : 'none'}`]),
  ]
  const confirmation = isMoveConfirmed(stop, assignment) ? '. Press Update again to go on' : ''
  return `${movedBy} ${move}: ${inputs.join('; ')}${confirmation}`
}

const noCarrierChoice: Choice = { value: String(NO_CARRIER), label: 'Selecteer een route', lang: 'nl' }

/** §2: the external routes by name, and the stop's own route where it is not among them. */
const choicesOf = (
  { placement: { externalRouteId, routeName } }: Stop,
  carriers: ReadonlyArray<Carrier>,
): ReadonlyArray<Choice> => {
  const carrierChoices = carriers.map(({ id, displayName }) => ({ value: String(id), label: displayName }))
  const isListed = externalRouteId === undefined || carriers.some(({ id }) => id === externalRouteId)
  const unlistedChoice = isListed
    ? []
    : [{ value: String(externalRouteId), label: routeName ?? `Route ${externalRouteId}` }]
  return [noCarrierChoice, ...unlistedChoice, ...carrierChoices]
}
