import * as E from 'fp-ts/Either'
import type { Carrier } from '../../../domain/plan'
import { NO_CARRIER, type Stop } from '../../../domain/stop'
import type { Choice } from '../../components'
import { carrierIn, sequenceIn, updateIn, type Assignment } from './assignment'

type FieldOnScreen = { readonly value: string; readonly error: string | undefined }

export type AssignmentOnScreen = {
  readonly carrier: FieldOnScreen & { readonly choices: ReadonlyArray<Choice> }
  readonly sequence: FieldOnScreen & { readonly help: string | undefined }
}

export const assignmentOnScreen = (
  stop: Stop,
  carriers: ReadonlyArray<Carrier>,
  assignment: Assignment,
): AssignmentOnScreen => {
  const update = updateIn(stop, assignment)
  const reasons = E.isLeft(update) ? update.left : []
  const errorAt = (field: string) => reasons.find((reason) => reason.field === field)?.reason
  const { judged } = assignment
  const [carrier, sequence] = [carrierIn(stop, assignment), sequenceIn(stop, assignment)]
  const isMoved = carrier !== NO_CARRIER && carrier !== stop.externalRouteId
  return {
    carrier: {
      value: String(carrier),
      error: judged === 'all' ? errorAt('carrier') : undefined,
      choices: choicesOf(stop, carriers),
    },
    sequence: {
      value: sequence,
      error: judged === 'nothing' ? undefined : errorAt('sequence'),
      help: isMoved && sequence.trim() === '' ? 'Empty: last on the route' : undefined,
    },
  }
}

const none: Choice = { value: String(NO_CARRIER), words: 'Selecteer een route', lang: 'nl' }

/** §2: the external routes by name. The one that the stop has stays a choice where they do not name it. */
const choicesOf = ({ externalRouteId, routeName }: Stop, carriers: ReadonlyArray<Carrier>): ReadonlyArray<Choice> => {
  const known = carriers.map(({ id, displayName }) => ({ value: String(id), words: displayName }))
  const isKnown = externalRouteId === undefined || carriers.some(({ id }) => id === externalRouteId)
  const own = isKnown ? [] : [{ value: String(externalRouteId), words: routeName ?? `Route ${externalRouteId}` }]
  return [none, ...own, ...known]
}
