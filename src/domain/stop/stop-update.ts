import * as E from 'fp-ts/Either'
import { numberOrUndefined, type Reason } from '../parse'
import { sequenceNumberOf, type SequenceNumber } from './sequence-number'
import type { Stop, StopId } from './stop'

/** §3: what is sent to give a stop another route or number; what stays is absent. */
export type StopUpdate = {
  readonly id: StopId
  readonly stopIds: ReadonlyArray<string>
  /** none for a stop that no carrier has */
  readonly currentCarrier: number | undefined
  readonly newCarrier: number | undefined
  readonly newSequence: SequenceNumber | undefined
}

/** §2: the first option of the assigned routes, 'Selecteer een route'. */
export const NO_CARRIER = -1

/** As the fields stand: the chosen carrier's id, and the number as typed. */
export type StopUpdateForm = { readonly carrier: number; readonly sequence: string }

/** §5: only if a new number or a new route was chosen; a route counts where it differs from the stop's own. */
export const stopUpdateOf = (
  stop: Pick<Stop, 'id' | 'groupedExternalTaskIds' | 'externalRouteId'>,
  { carrier, sequence }: StopUpdateForm,
): E.Either<ReadonlyArray<Reason>, StopUpdate> => {
  const newCarrier = carrier > 0 && carrier !== stop.externalRouteId ? carrier : undefined
  const parsedSequence = sequence.trim() === '' ? undefined : sequenceNumberOf(numberOrUndefined()(sequence) ?? NaN)
  if (parsedSequence !== undefined && E.isLeft(parsedSequence))
    return E.left([{ field: 'sequence', reason: 'Use a number greater than 0' }])
  if (newCarrier === undefined && parsedSequence === undefined) return E.left([nothingChosenReason])
  return E.right({
    id: stop.id,
    stopIds: stop.groupedExternalTaskIds.length > 0 ? stop.groupedExternalTaskIds : [stop.id],
    currentCarrier: stop.externalRouteId,
    newCarrier,
    newSequence: parsedSequence?.right,
  })
}

const nothingChosenReason: Reason = { field: 'carrier', reason: 'Choose another route, or a sequence number' }
