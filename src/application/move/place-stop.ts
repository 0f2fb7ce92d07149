import * as O from 'fp-ts/Option'
import { positionAfter } from '../../domain/move'
import { findVisit, type Plan } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { PlanStore } from '../plan'
import type { MoveStops } from './move-stops'
import type { PendingPlace, PendingPlaceStore } from './pending-place-store'

export type PlaceStopPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly pendingPlace: Pick<PendingPlaceStore, 'value' | 'set'>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'schedule'>
}

/** One place earlier or later, or to either end of the route. */
export type PlaceStep = 'earlier' | 'later' | 'first' | 'last'

export type PlaceStop = (stop: StopId, step: PlaceStep) => void

const SEND_DELAY_MS = 600

/** Moves a stop along its own route. It is sent as one change once no further step follows for a while. */
export const placeStop = ({ plan, pendingPlace, moveStops, clock }: PlaceStopPorts): PlaceStop => {
  let cancelTimer = (): void => undefined
  const send = (): void => {
    const { value } = pendingPlace
    pendingPlace.set(undefined)
    if (value === undefined || value.place === value.from) return
    const previous = value.others[value.place - 1]
    void moveStops({
      stops: [value.stop],
      to: { kind: 'route', index: value.route },
      position: positionAfter(previous),
    })
  }
  return (stop, step) => {
    cancelTimer()
    const current = currentPlace(pendingPlace.value, plan.open?.plan, stop)
    if (pendingPlace.value?.stop !== stop) send()
    if (current === undefined) return
    pendingPlace.set({ ...current, place: placeAfter(step, current) })
    cancelTimer = clock.schedule(SEND_DELAY_MS, send)
  }
}

/** Its place as it is to be, or as it is on a route that may have a pending place itself. */
const currentPlace = (pending: PendingPlace | undefined, plan: Plan | undefined, stop: StopId) => {
  if (pending?.stop === stop) return pending
  const route = plan && O.toUndefined(findVisit(plan, stop))?.route
  if (route === undefined) return undefined
  const visits =
    pending?.route === route.index
      ? pending.others.toSpliced(pending.place, 0, pending.stop)
      : route.visits.map(({ id }) => id)
  const from = visits.indexOf(stop)
  return { stop, route: route.index, others: visits.filter((id) => id !== stop), from, place: from }
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
