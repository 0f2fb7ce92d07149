import { cancelled } from '../../domain/failure'
import { currentRouteOf, type MovePosition } from '../../domain/move'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { PlanStore } from '../plan'
import { delayMoves, type DelayedMoves } from './delay-moves'
import type { MoveStops } from './move-stops'
import { targetOfRoute, type PendingMoveStore, type PendingRoute } from './pending-move-store'

export type RouteStepPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly pendingRoute: PendingMoveStore<PendingRoute>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'startTimer'>
}

export type RouteSteps = Omit<DelayedMoves<PendingRoute>, 'delay' | 'send'> & {
  /** to the cheapest position on a route, once no further step follows for a while */
  readonly stepToRoute: (stops: ReadonlyArray<StopId>, route: number) => void
  /** to a position on a route at once */
  readonly dropOnRoute: (stops: ReadonlyArray<StopId>, route: number, position: MovePosition) => ReturnType<MoveStops>
}

/** Moves stops to other routes. A further step goes on from the route that the stops are to have. */
export const routeSteps = (ports: RouteStepPorts): RouteSteps => {
  const { plan, pendingRoute } = ports
  const { delay, send, ...delayed } = delayMoves({ ...ports, pending: pendingRoute, isChange, targetOf: targetOfRoute })
  const firstStep = (
    stops: ReadonlyArray<StopId>,
  ): Pick<PendingRoute, 'movingStops' | 'from' | 'seenPlan'> | undefined => {
    const { open: seenPlan } = plan
    return (
      seenPlan && {
        movingStops: stops,
        from: stops.map((stop) => pendingRoute.latestOf(stop)?.route ?? currentRouteOf(seenPlan.plan, stop)),
        seenPlan,
      }
    )
  }
  return {
    ...delayed,
    stepToRoute: (stops, route) => {
      const isFurther = pendingRoute.value?.movingStops.join() === stops.join()
      if (!isFurther) delayed.sendPending()
      const current = pendingRoute.value ?? firstStep(stops)
      if (current !== undefined) delay({ ...current, route })
    },
    dropOnRoute: async (stops, route, position) => {
      const current = firstStep(stops)
      return current === undefined ? cancelled : send({ ...current, route, position })
    },
  }
}

const isChange = ({ from, route }: PendingRoute): boolean => from.some((one) => one !== route)
