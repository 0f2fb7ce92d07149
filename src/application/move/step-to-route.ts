import { sourceOf } from '../../domain/move'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { PlanStore } from '../plan'
import type { MoveStops } from './move-stops'
import type { PendingRoute, PendingRouteStore } from './pending-moves-store'
import { SEND_DELAY_MS } from './place-stop'

export type RouteStepPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly pendingRoute: Pick<PendingRouteStore, 'value' | 'set'>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'startTimer'>
}

export type RouteSteps = {
  /** to the cheapest place of a route, once no further step follows for a while */
  readonly stepToRoute: (stops: ReadonlyArray<StopId>, route: number) => void
  readonly sendRoute: () => void
  /** puts the stops back; false where none are waiting */
  readonly cancelRoute: () => boolean
  /** before stops are moved elsewhere: their new route no longer counts, and that of others is sent */
  readonly settleRoute: (moved: ReadonlyArray<StopId>) => void
}

export const routeSteps = ({ plan, pendingRoute, moveStops, clock }: RouteStepPorts): RouteSteps => {
  let cancelTimer = (): void => undefined
  const take = (): PendingRoute | undefined => {
    cancelTimer()
    const { value } = pendingRoute
    if (value !== undefined) pendingRoute.set(undefined)
    return value
  }
  const send = (): void => {
    const pending = take()
    if (pending === undefined) return
    const { stops, route, seen } = pending
    if (stops.every((stop) => sourceOf(seen.plan, stop) === route)) return
    void moveStops({ stops, to: { kind: 'route', index: route }, position: { kind: 'cheapest' }, seen })
  }
  return {
    stepToRoute: (stops, route) => {
      cancelTimer()
      const { value } = pendingRoute
      const earlier = value?.stops.join() === stops.join() ? value : undefined
      if (earlier === undefined) send()
      const seen = earlier?.seen ?? plan.open
      if (seen === undefined) return
      pendingRoute.set({ stops, route, seen })
      cancelTimer = clock.startTimer(SEND_DELAY_MS, send)
    },
    sendRoute: send,
    cancelRoute: () => take() !== undefined,
    settleRoute: (moved) => {
      if (pendingRoute.value?.stops.some((stop) => moved.includes(stop)) === true) take()
      else send()
    },
  }
}
