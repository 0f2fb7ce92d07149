import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { cancelled } from '../../domain/failure'
import { findVisit } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { OpenPlan, PlanStore } from '../plan'
import type { AttemptCall } from '../session'
import { delayMoves, type DelayedMoves } from './delay-moves'
import type { Prices } from './move-dialog-store'
import type { MoveGateway } from './move-gateway'
import type { MoveStops } from './move-stops'
import { targetOfPlace, type PendingMoveStore, type PendingPlace } from './pending-move-store'

export type PlaceStopPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly moves: Pick<MoveGateway, 'prices'>
  readonly attempt: AttemptCall
  readonly pendingPlace: PendingMoveStore<PendingPlace>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'startTimer'>
}

/** One place earlier or later, or to either end of the route. */
export type PlaceStep = 'earlier' | 'later' | 'first' | 'last'

export type PlaceSteps = Omit<DelayedMoves<PendingPlace>, 'delay' | 'send'> & {
  readonly placeStop: (stop: StopId, step: PlaceStep) => void
  /** to the place after another stop, or the first, of its own route at once */
  readonly dropAfter: (stop: StopId, after: StopId | undefined, prices: Prices) => ReturnType<MoveStops>
}

/** Moves a stop along its own route. It is sent as one change once no further step follows for a while. */
export const placeSteps = (ports: PlaceStopPorts): PlaceSteps => {
  const { plan, pendingPlace } = ports
  const readPrices = pendingPrices(ports)
  const isChange = ({ place, from }: PendingPlace): boolean => place !== from
  const { delay, send, ...delayed } = delayMoves({ ...ports, pending: pendingPlace, isChange, targetOf: targetOfPlace })
  return {
    ...delayed,
    placeStop: (stop, step) => {
      const { value } = pendingPlace
      const isFirst = value?.movingStops[0] !== stop
      const current = isFirst ? firstPlace(pendingPlace, plan.open, stop) : value
      if (isFirst) delayed.sendPending()
      if (current === undefined) return
      delay({ ...current, place: placeAfter(step, current) })
      if (isFirst) void readPrices(stop)
    },
    dropAfter: async (stop, after, prices) => {
      const current = firstPlace(pendingPlace, plan.open, stop)
      if (current === undefined) return cancelled
      const place = after === undefined ? 0 : current.others.indexOf(after) + 1
      return send({ ...current, place, prices })
    },
  }
}

/** Its place before the first step, on a route that may have a place that is not sent or not answered yet. */
const firstPlace = (
  pendingPlace: Pick<PendingMoveStore<PendingPlace>, 'latestOn'>,
  open: OpenPlan | undefined,
  stop: StopId,
): PendingPlace | undefined => {
  if (open === undefined) return undefined
  const route = O.toUndefined(findVisit(open.plan, stop))?.route
  if (route === undefined) return undefined
  const latest = pendingPlace.latestOn(route.index)
  const inOrder = latest?.others.toSpliced(latest.place, 0, ...latest.movingStops) ?? []
  const visits = inOrder.includes(stop) ? inOrder : route.visits.map(({ id }) => id)
  const from = visits.indexOf(stop)
  return {
    movingStops: [stop],
    route: route.index,
    others: visits.filter((id) => id !== stop),
    from,
    place: from,
    prices: { kind: 'loading' },
    seenPlan: open,
  }
}

/** Reads what every place of its route would cost the stop. Until then, and where that fails, its place shows alone. */
const pendingPrices =
  ({ moves, attempt, pendingPlace }: PlaceStopPorts) =>
  async (stop: StopId): Promise<void> => {
    const { value } = pendingPlace
    if (value === undefined) return
    const answer = await attempt(
      'read prices',
      moves.prices(value.seenPlan.project.id, { stops: [stop], withPlacePrices: true }),
    )
    const current = pendingPlace.value
    if (current?.seenPlan !== value.seenPlan || current.movingStops[0] !== stop) return
    pendingPlace.set({
      ...current,
      prices: E.isRight(answer) ? { kind: 'known', prices: answer.right } : { kind: 'unknown' },
    })
  }

const placeAfter = (step: PlaceStep, { place, others }: PendingPlace): number => {
  switch (step) {
    case 'earlier':
      return Math.max(0, place - 1)
    case 'later':
      return Math.min(others.length, place + 1)
    case 'first':
      return 0
    case 'last':
      return others.length
  }
}
