import type { StopUpdate } from '../../domain/stop'
import { changeStop, type ChangeStopPorts } from './change-stop'

/** Another place in the route that the stop is on. */
export type StopResequence = Omit<StopUpdate, 'newCarrier'>

/** Answers whether the server took it. */
export type ResequenceStop = (resequence: StopResequence) => Promise<boolean>

/** §4: the stop stays with its carrier. */
export const resequenceStop =
  (ports: ChangeStopPorts): ResequenceStop =>
  (resequence) =>
    changeStop(ports, { ...resequence, newCarrier: undefined })
