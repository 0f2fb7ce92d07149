import * as E from 'fp-ts/Either'
import type { Carrier } from '../../../domain/plan'
import { NO_CARRIER, type Stop } from '../../../domain/stop'
import type { Choice } from '../../components'
import { carrierOf, sequenceOf, stopUpdateIn, type Assignment } from './assignment'

type FieldViewModel = { readonly value: string; readonly error: string | undefined }

export type AssignmentViewModel = {
  readonly carrier: FieldViewModel & { readonly choices: ReadonlyArray<Choice> }
  readonly sequence: FieldViewModel & { readonly help: string | undefined }
}

export const assignmentViewModel = (
  stop: Stop,
  carriers: ReadonlyArray<Carrier>,
  assignment: Assignment,
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
  }
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
