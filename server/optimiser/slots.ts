import {
  lateBy,
  type ProblemStop,
  type ProposedRoute,
  type RouteProblem,
  type Seconds,
  type Window,
} from '../../src/domain/problem'
import { lastOpening } from './opening'

/** What time slots mean to whoever makes a plan. */
export type Slots = {
  /** as a stop is fitted in */
  readonly fitted: (stop: ProblemStop) => ProblemStop
  /** as it was asked for, however it is fitted in */
  readonly asked: (stop: ProblemStop) => ProblemStop
  /** so that nobody comes later to it than at this moment, who does not come in time */
  readonly noLater: (stop: ProblemStop, start: Seconds) => ProblemStop
  /** in all, at the stops of a route, of which one may have other time slots than were asked for */
  readonly lateIn: (route: Pick<ProposedRoute, 'visits'> | undefined, other?: ProblemStop) => Seconds
}

/** Where nobody may be late. */
export const strictSlots: Slots = {
  fitted: (stop) => stop,
  asked: (stop) => stop,
  noLater: (stop) => stop,
  lateIn: () => 0,
}

/** Where lateness has a price, the last time slot of a stop opens and does not close. */
export const slotsIn = ({ stops, options }: Pick<RouteProblem, 'stops' | 'options'>): Slots => {
  if (options.lateness === undefined) return strictSlots
  const asked = new Map(stops.map((stop) => [stop.id, stop]))
  const askedOf = (stop: ProblemStop): ProblemStop => asked.get(stop.id) ?? stop
  return {
    fitted: (stop) => closing(stop, Infinity),
    asked: askedOf,
    noLater: (stop, start) => closing(stop, Math.max(start, lastOpening(askedOf(stop)))),
    lateIn: (route, other) =>
      (route?.visits ?? []).reduce(
        (sum, { stop, start }) => sum + lateBy((other?.id === stop ? other : asked.get(stop)) ?? anyTime, start),
        0,
      ),
  }
}

const anyTime = { windows: [] }

const closing = (stop: ProblemStop, to: Seconds): ProblemStop => {
  const last = lastOpening(stop)
  return { ...stop, windows: stop.windows.map((window): Window => (window.to === last ? { ...window, to } : window)) }
}
