import { missedSlots, type Route } from '../../../domain/route'
import { stopNameOf, type StopId, type StopLookup } from '../../../domain/stop'
import { formatDurationInWords, pluralise } from '../../../domain/text'

/** The number of late stops, and their total lateness. */
type Lateness = { readonly stops: number; readonly seconds: number }

/** Such as `3 stops late by 25 minutes in all`; undefined where no stop is late. */
export const describeLateness = (routes: ReadonlyArray<Route>, stopOf: StopLookup): string | undefined => {
  const lateness = latenessOf(routes, stopOf)
  return lateness.stops === 0 ? undefined : latenessText(lateness)
}

/** A stop that is visited late: its name and by how much. */
export type LateStop = { readonly id: StopId; readonly text: string }

/** How many stops are late, as text, and which, with the longest delay first. */
export type LateStopsViewModel = {
  readonly text: string
  readonly hasLateStops: boolean
  readonly listed: ReadonlyArray<LateStop>
  /** how many late stops are not listed */
  readonly hiddenCount: number
}

/** The maximum number of listed late stops. */
const MAX_LISTED = 20

/** The late stops of the proposal, compared with the current plan where there are routes. */
export const lateStopsViewModel = (
  proposed: ReadonlyArray<Route>,
  current: ReadonlyArray<Route>,
  stopOf: StopLookup,
): LateStopsViewModel | undefined => {
  const [proposedLateness, currentLateness] = [latenessOf(proposed, stopOf), latenessOf(current, stopOf)]
  if (proposedLateness.stops === 0 && currentLateness.stops === 0) return undefined
  const text = proposedLateness.stops === 0 ? 'No stop late' : latenessText(proposedLateness)
  const currentText = currentLateness.stops === 0 ? 'none is late now' : `now ${latenessText(currentLateness)}`
  return {
    text: current.length === 0 ? text : `${text}; ${currentText}`,
    hasLateStops: proposedLateness.stops > 0,
    listed: lateStopsOf(proposed, stopOf),
    hiddenCount: Math.max(0, proposedLateness.stops - MAX_LISTED),
  }
}

const lateStopsOf = (routes: ReadonlyArray<Route>, stopOf: StopLookup): ReadonlyArray<LateStop> =>
  lateVisitsOf(routes, stopOf)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_LISTED)
    .map(({ id, seconds }) => {
      const stop = stopOf(id)
      return { id, text: `${stop === undefined ? id : stopNameOf(stop)}, late by ${formatDurationInWords(seconds)}` }
    })

const latenessText = ({ stops, seconds }: Lateness): string =>
  `${pluralise(stops, 'stop')} late by ${formatDurationInWords(seconds)}${stops === 1 ? '' : ' in all'}`

const latenessOf = (routes: ReadonlyArray<Route>, stopOf: StopLookup): Lateness =>
  lateVisitsOf(routes, stopOf).reduce(
    (sum, { seconds }) => ({ stops: sum.stops + 1, seconds: sum.seconds + seconds }),
    {
      stops: 0,
      seconds: 0,
    },
  )

const lateVisitsOf = (routes: ReadonlyArray<Route>, stopOf: StopLookup) =>
  routes.flatMap((route) => missedSlots(route, stopOf)).filter(({ kind }) => kind === 'late')
