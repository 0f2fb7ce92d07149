import type { StopUpdate } from '../../domain/stop'
import { changeStop, type ChangeStopPorts } from './change-stop'

/** Another place in the route that the stop is on. */
export type Resequencing = Omit<StopUpdate, 'newCarrier'>

/** Answers whether the server took it. */
export type ResequenceStop = (asked: Resequencing) => Promise<boolean>

/** §4: the stop stays with its carrier. */
export const resequenceStop =
  (ports: ChangeStopPorts): ResequenceStop =>
  (asked) =>
    changeStop(ports, { ...asked, newCarrier: undefined })
