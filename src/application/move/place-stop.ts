import * as O from 'fp-ts/Option'
import { positionAfter } from '../../domain/move'
import { findVisit } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import type { Clock } from '../alert'
import type { OpenPlan, PlanStore } from '../plan'
import type { MoveStops } from './move-stops'
import type { PendingPlace, PendingPlaceStore } from './pending-place-store'

export type PlaceStopPorts = {
  readonly plan: Pick<PlanStore, 'open'>
  readonly pendingPlace: Pick<PendingPlaceStore, 'value' | 'set'>
  readonly moveStops: MoveStops
  readonly clock: Pick<Clock, 'startTimer'>
}

/** One place earlier or later, or to either end of the route. */
export type PlaceStep = 'earlier' | 'later' | 'first' | 'last'

export type PlaceSteps = {
  readonly placeStop: (stop: StopId, step: PlaceStep) => void
  /** sends a new place at once, before its project is left; to that project, whichever is open by then */
  readonly sendPlace: () => void
  /** puts back a stop whose new place is not sent yet; false where there is none */
  readonly cancelPlace: () => boolean
  /** before stops are moved elsewhere: their new place no longer counts, and that of another stop is sent */
  readonly settlePlace: (moved: ReadonlyArray<StopId>) => void
}

const SEND_DELAY_MS = 600

/** Moves a stop along its own route. It is sent as one change once no further step follows for a while. */
export const placeSteps = ({ plan, pendingPlace, moveStops, clock }: PlaceStopPorts): PlaceSteps => {
  let cancelTimer = (): void => undefined
  const takePending = (): PendingPlace | undefined => {
    cancelTimer()
    const { value } = pendingPlace
    if (value !== undefined) pendingPlace.set(undefined)
    return value
  }
  const send = (): void => {
    const pending = takePending()
    if (pending === undefined || pending.place === pending.from) return
    void moveStops({
      stops: [pending.stop],
      to: { kind: 'route', index: pending.route },
      position: positionAfter(pending.others[pending.place - 1]),
      seen: pending.seen,
    })
  }
  return {
    placeStop: (stop, step) => {
      cancelTimer()
      const current = currentPlace(pendingPlace.value, plan.open, stop)
      if (pendingPlace.value?.stop !== stop) send()
      if (current === undefined) return
      pendingPlace.set({ ...current, place: placeAfter(step, current) })
      cancelTimer = clock.startTimer(SEND_DELAY_MS, send)
    },
    sendPlace: send,
    cancelPlace: () => takePending() !== undefined,
    settlePlace: (moved) => {
      if (pendingPlace.value !== undefined && moved.includes(pendingPlace.value.stop)) takePending()
      else send()
    },
  }
}

/** Its place as it is to be, or as it is on a route that may have a pending place itself. */
const currentPlace = (
  pending: PendingPlace | undefined,
  open: OpenPlan | undefined,
  stop: StopId,
): PendingPlace | undefined => {
  if (pending?.stop === stop) return pending
  if (open === undefined) return undefined
  const route = O.toUndefined(findVisit(open.plan, stop))?.route
  if (route === undefined) return undefined
  const visits =
    pending?.route === route.index
      ? pending.others.toSpliced(pending.place, 0, pending.stop)
      : route.visits.map(({ id }) => id)
  const from = visits.indexOf(stop)
  return { stop, route: route.index, others: visits.filter((id) => id !== stop), from, place: from, seen: open }
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
