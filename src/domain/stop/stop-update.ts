import * as E from 'fp-ts/Either'
import { numberOrUndefined, type FieldReason } from '../parse'
import type { Stop, StopId } from './stop'

/** §3: a new route or number for a stop; an undefined new value leaves it as it is. */
export type StopUpdate = {
  readonly id: StopId
  /** the tasks of the stop in the back-office; its own id where it has none */
  readonly taskIds: ReadonlyArray<string>
  /** undefined if no carrier has the stop */
  readonly currentCarrier: number | undefined
  readonly newCarrier: number | undefined
  readonly newSequence: SequenceNumber | undefined
}

/** §2: the first option of the assigned routes, 'Selecteer een route'. */
export const NO_CARRIER = -1

/** The form's fields: the chosen carrier's id, and the number as typed. */
export type StopUpdateForm = { readonly carrier: number; readonly sequence: string }

/** §5: the update that the form describes; refused unless a number or another route was chosen. */
export const stopUpdateOf = (
  { facts: { id, groupedExternalTaskIds }, placement: { carrierId } }: Stop,
  { carrier, sequence }: StopUpdateForm,
): E.Either<ReadonlyArray<FieldReason>, StopUpdate> => {
  const newCarrier = carrier > 0 && carrier !== carrierId ? carrier : undefined
  const parsedSequence = sequence.trim() === '' ? undefined : sequenceNumberOf(numberOrUndefined()(sequence) ?? NaN)
  if (parsedSequence !== undefined && E.isLeft(parsedSequence))
    return E.left([{ field: 'sequence', reason: 'Use a number greater than 0' }])
  if (newCarrier === undefined && parsedSequence === undefined) return E.left([nothingChosenReason])
  return E.right({
    id,
    taskIds: groupedExternalTaskIds.length > 0 ? groupedExternalTaskIds : [id],
    currentCarrier: carrierId,
    newCarrier,
    newSequence: parsedSequence?.right,
  })
}

const nothingChosenReason: FieldReason = { field: 'carrier', reason: 'Choose another route, or a sequence number' }

declare const sequenceNumber: unique symbol
/** §5: a requested number, greater than 0. */
export type SequenceNumber = number & { readonly [sequenceNumber]: true }

export type SequenceRefusal = { readonly kind: 'sequence-refused'; readonly requested: number }

export const sequenceNumberOf = (number: number): E.Either<SequenceRefusal, SequenceNumber> =>
  isAboveZero(number) ? E.right(number) : E.left({ kind: 'sequence-refused', requested: number })

const isAboveZero = (number: number): number is SequenceNumber => Number.isFinite(number) && number > 0
