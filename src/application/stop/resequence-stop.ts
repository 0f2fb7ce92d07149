import * as E from 'fp-ts/Either'
import { done, cancelled, type CallFailure } from '../../domain/failure'
import { refreshingAlert, stopChangedAlert, updatingAlert } from '../../domain/alert'
import type { Coordinates } from '../../domain/address'
import { updateStop, type Plan } from '../../domain/plan'
import type { Stop, StopUpdate } from '../../domain/stop'
import type { AlertActions } from '../alert'
import type { ApplyServerChange, PlanStore, TrackEdit } from '../plan'
import type { CallServer } from '../session'
import type { CarriersStore } from './carriers-store'
import type { StopGateway, Calendar } from './stop-ports'
export type StopUpdatePorts = {
  readonly stops: Pick<StopGateway, 'update' | 'read'>
  readonly plan: Pick<PlanStore, 'open' | 'set'>
  readonly carriers: Pick<CarriersStore, 'value'>
  readonly alerts: Pick<AlertActions, 'show' | 'dismiss'>
  readonly calendar: Calendar
  readonly headquarters: () => Coordinates | undefined
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly applyOwnChange: ApplyServerChange
  /** sends the map message stopChangedRefresh (§4) */
  readonly showOnMap: (stop: Stop) => void
}

/** Another sequence number in the route of the stop. */
export type StopResequence = Omit<StopUpdate, 'newCarrier'>

export type ResequenceStop = (resequence: StopResequence) => Promise<E.Either<CallFailure, void>>

/** §4: gives a stop another sequence number; it stays with its carrier. */
export const resequenceStop =
  (ports: StopUpdatePorts): ResequenceStop =>
  (resequence) =>
    sendStopUpdate(ports, { ...resequence, newCarrier: undefined })

/**
 * Sends another number, another carrier, or both (§7). Where the answer does not carry the change, the rule is applied
 * here, so that it shows at once, and the plan is read again.
 */
export const sendStopUpdate = (ports: StopUpdatePorts, update: StopUpdate): Promise<E.Either<CallFailure, void>> =>
  ports.trackEdit(sendUpdate(ports, update))

const sendUpdate = async (ports: StopUpdatePorts, update: StopUpdate): Promise<E.Either<CallFailure, void>> => {
  const { stops, plan, alerts, callServer, applyOwnChange, showOnMap } = ports
  const project = plan.open?.project.id
  if (project === undefined) return cancelled
  const isOpen = (): boolean => plan.open?.project.id === project
  const updatingId = alerts.show(updatingAlert)
  const answer = await callServer('update a stop', stops.update(project, update))
  alerts.dismiss(updatingId)
  if (E.isLeft(answer)) return answer
  if (!isOpen()) return done
  alerts.show(stopChangedAlert)
  const { changed } = answer.right
  if (changed === undefined) applyLocally(ports, update)
  const refreshingId = alerts.show(refreshingAlert)
  const [stop] = await Promise.all([
    callServer('refresh a stop', stops.read(project, update.id)),
    applyOwnChange({ project, changed }),
  ])
  alerts.dismiss(refreshingId)
  if (E.isRight(stop) && isOpen()) showOnMap(stop.right)
  return done
}

const applyLocally = ({ plan, carriers, calendar, headquarters }: StopUpdatePorts, update: StopUpdate): void => {
  const [open, headquartersAt, today] = [plan.open, headquarters(), calendar.today()]
  if (open === undefined || headquartersAt === undefined || today === undefined) return
  const context = { carriers: carriers.value ?? [], headquarters: headquartersAt, today }
  const changed: E.Either<unknown, Plan> = updateStop(open.plan, update, context)
  if (E.isRight(changed)) plan.set({ kind: 'open', ...open, plan: changed.right })
}
