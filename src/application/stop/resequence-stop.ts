import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import type { StopUpdate } from '../../domain/stop'
import { sendStopUpdate, type StopUpdatePorts } from './send-stop-update'

/** Another sequence number in the route of the stop. */
export type StopResequence = Omit<StopUpdate, 'newCarrier'>

export type ResequenceStop = (resequence: StopResequence) => Promise<E.Either<CallFailure, void>>

/** §4: gives a stop another sequence number; it stays with its carrier. */
export const resequenceStop =
  (ports: StopUpdatePorts): ResequenceStop =>
  (resequence) =>
    sendStopUpdate(ports, { ...resequence, newCarrier: undefined })
