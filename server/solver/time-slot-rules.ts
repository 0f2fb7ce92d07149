import {
  latenessOf,
  type ProblemStop,
  type ProposedRoute,
  type RouteProblem,
  type Seconds,
  type Window,
} from '../../src/domain/problem'
import { lastOpening } from './service-start'

/** How time slots are treated while planning. */
export type Slots = {
  /** the stop with the time slots that are used for planning */
  readonly fitted: (stop: ProblemStop) => ProblemStop
  /** the stop with the time slots of the problem */
  readonly asked: (stop: ProblemStop) => ProblemStop
  /** the stop with a slot that allows lateness up to this moment only */
  readonly noLater: (stop: ProblemStop, start: Seconds) => ProblemStop
  /** the total lateness on a route, where `other` may have other time slots than in the problem */
  readonly lateIn: (route: Pick<ProposedRoute, 'visits'> | undefined, other?: ProblemStop) => Seconds
}

/** For problems in which no visit may be late. */
export const strictSlots: Slots = {
  fitted: (stop) => stop,
  asked: (stop) => stop,
  noLater: (stop) => stop,
  lateIn: () => 0,
}

/** Where lateness has a price, the last time slot of a stop has no end. */
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
        (sum, { stop, start }) => sum + latenessOf((other?.id === stop ? other : asked.get(stop)) ?? anyTime, start),
        0,
      ),
  }
}

const anyTime = { windows: [] }

const closing = (stop: ProblemStop, to: Seconds): ProblemStop => {
  const last = lastOpening(stop)
  return { ...stop, windows: stop.windows.map((window): Window => (window.to === last ? { ...window, to } : window)) }
}
