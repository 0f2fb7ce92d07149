import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { cancelled } from '../../domain/failure'
import { findVisit } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { OpenPlan, PlanStore } from '../plan'
import type { CallServer } from '../session'
import { delayMoves, type DelayedMoves } from './delay-moves'
import type { Prices } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'
import type { MoveStops } from './move-stops'
import { targetOfPosition, type PendingMoveStore, type PendingPosition } from './pending-move-store'

export type PositionStepPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly callServer: CallServer
  readonly pendingPosition: PendingMoveStore<PendingPosition>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'startTimer'>
}

/** One position earlier or later, or to either end of the route. */
export type PositionStep = 'earlier' | 'later' | 'first' | 'last'

export type PositionSteps = Omit<DelayedMoves<PendingPosition>, 'delay' | 'send'> & {
  readonly stepInRoute: (stop: StopId, step: PositionStep) => void
  /** to the position after another stop, or the first, of its own route at once */
  readonly dropAfter: (stop: StopId, after: StopId | undefined, prices: Prices) => ReturnType<MoveStops>
}

/** Moves a stop along its own route. It is sent as one change once no further step follows for a while. */
export const positionSteps = (ports: PositionStepPorts): PositionSteps => {
  const { plan, pendingPosition } = ports
  const readPrices = pendingPrices(ports)
  const isChange = ({ position, from }: PendingPosition): boolean => position !== from
  const { delay, send, ...delayed } = delayMoves({
    ...ports,
    pending: pendingPosition,
    isChange,
    targetOf: targetOfPosition,
  })
  return {
    ...delayed,
    stepInRoute: (stop, step) => {
      const { value } = pendingPosition
      const isFirst = value?.movingStops[0] !== stop
      const current = isFirst ? firstPosition(pendingPosition, plan.open, stop) : value
      if (isFirst) delayed.sendPending()
      if (current === undefined) return
      delay({ ...current, position: positionAfterStep(step, current) })
      if (isFirst) void readPrices(stop)
    },
    dropAfter: async (stop, after, prices) => {
      const current = firstPosition(pendingPosition, plan.open, stop)
      if (current === undefined) return cancelled
      const position = after === undefined ? 0 : current.others.indexOf(after) + 1
      return send({ ...current, position, prices })
    },
  }
}

/** Its position before the first step, on a route that may have a position that is not sent or not answered yet. */
const firstPosition = (
  pendingPosition: Pick<PendingMoveStore<PendingPosition>, 'latestOn'>,
  open: OpenPlan | undefined,
  stop: StopId,
): PendingPosition | undefined => {
  if (open === undefined) return undefined
  const route = O.toUndefined(findVisit(open.plan, stop))?.route
  if (route === undefined) return undefined
  const latest = pendingPosition.latestOn(route.index)
  const inOrder = latest?.others.toSpliced(latest.position, 0, ...latest.movingStops) ?? []
  const visits = inOrder.includes(stop) ? inOrder : route.visits.map(({ id }) => id)
  const from = visits.indexOf(stop)
  return {
    movingStops: [stop],
    route: route.index,
    others: visits.filter((id) => id !== stop),
    from,
    position: from,
    prices: { kind: 'loading' },
    seenPlan: open,
  }
}

/** Reads what every position on its route would cost the stop. Until then, and where that fails, its position shows alone. */
const pendingPrices =
  ({ moves, callServer, pendingPosition }: PositionStepPorts) =>
  async (stop: StopId): Promise<void> => {
    const { value } = pendingPosition
    if (value === undefined) return
    const answer = await callServer(
      'read prices',
      moves.prices(value.seenPlan.project.id, { stops: [stop], withPositionPrices: true }),
    )
    const current = pendingPosition.value
    if (current?.seenPlan !== value.seenPlan || current.movingStops[0] !== stop) return
    pendingPosition.set({
      ...current,
      prices: E.isRight(answer) ? { kind: 'known', prices: answer.right } : { kind: 'unknown' },
    })
  }

const positionAfterStep = (step: PositionStep, { position, others }: PendingPosition): number => {
  switch (step) {
    case 'earlier':
      return Math.max(0, position - 1)
    case 'later':
      return Math.min(others.length, position + 1)
    case 'first':
      return 0
    case 'last':
      return others.length
  }
}
