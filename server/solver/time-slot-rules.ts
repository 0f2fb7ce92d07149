import {
  latenessOf,
  type ProblemStop,
  type ProposedRoute,
  type RouteProblem,
  type Seconds,
  type Window,
} from '../../src/domain/problem'
import { latestServiceStart } from './service-start'

/** How time slots count while planning: as hard limits, or with a cost for lateness. */
export type TimeSlotRules = {
  /** the stop with the time slots that are used for planning */
  readonly forPlanning: (stop: ProblemStop) => ProblemStop
  /** the stop with the time slots of the problem */
  readonly asRequested: (stop: ProblemStop) => ProblemStop
  /** the stop with a slot that allows lateness up to this moment only */
  readonly withLatestStart: (stop: ProblemStop, start: Seconds) => ProblemStop
  /** the total lateness on a route, where `changedStop` may have other time slots than in the problem */
  readonly latenessOn: (route: Pick<ProposedRoute, 'visits'> | undefined, changedStop?: ProblemStop) => Seconds
}

/** For problems in which no visit may be late. */
export const strictTimeSlots: TimeSlotRules = {
  forPlanning: (stop) => stop,
  asRequested: (stop) => stop,
  withLatestStart: (stop) => stop,
  latenessOn: () => 0,
}

/** Where lateness has a price, the last time slot of a stop has no end. */
export const timeSlotRulesFor = ({ stops, options }: Pick<RouteProblem, 'stops' | 'options'>): TimeSlotRules => {
  if (options.latenessWeight === undefined) return strictTimeSlots
  const stopById = new Map(stops.map((stop) => [stop.id, stop]))
  const requestedStop = (stop: ProblemStop): ProblemStop => stopById.get(stop.id) ?? stop
  return {
    forPlanning: (stop) => withLastSlotEnd(stop, Infinity),
    asRequested: requestedStop,
    withLatestStart: (stop, start) => withLastSlotEnd(stop, Math.max(start, latestServiceStart(requestedStop(stop)))),
    latenessOn: (route, changedStop) =>
      (route?.visits ?? []).reduce(
        (sum, { stop, start }) =>
          sum + latenessOf((changedStop?.id === stop ? changedStop : stopById.get(stop)) ?? NO_WINDOWS, start),
        0,
      ),
  }
}

const NO_WINDOWS = { windows: [] }

const withLastSlotEnd = (stop: ProblemStop, to: Seconds): ProblemStop => {
  const latest = latestServiceStart(stop)
  return { ...stop, windows: stop.windows.map((window): Window => (window.to === latest ? { ...window, to } : window)) }
}
