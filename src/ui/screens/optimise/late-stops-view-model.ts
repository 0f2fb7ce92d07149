import { formatDuration } from '../../../domain/problem'
import { missedSlots, type Route, type StopLookup } from '../../../domain/route'
import { stopNameOf, type StopId } from '../../../domain/stop'
import { pluralise } from '../../../domain/text'

/** How many stops are visited after their time slots, and how long after them in all. */
type Late = { readonly stops: number; readonly seconds: number }

/** 3 stops late by 25 minutes in all; undefined where no stop is late. */
export const lateInWords = (routes: ReadonlyArray<Route>, stopOf: StopLookup): string | undefined => {
  const late = lateOn(routes, stopOf)
  return late.stops === 0 ? undefined : wordsOf(late)
}

/** A stop that is visited late: its name and by how much. */
export type LateStop = { readonly id: StopId; readonly words: string }

/** How many stops are late, in words, and which, the latest first. */
export type LateOnScreen = {
  readonly words: string
  readonly isAny: boolean
  readonly who: ReadonlyArray<LateStop>
  /** how many late stops are not listed */
  readonly more: number
}

/** How many late stops are listed: nobody reads a longer list. */
const MOST = 20

/** The late stops of the proposal, compared with today where there are routes. */
export const lateOnScreen = (
  then: ReadonlyArray<Route>,
  now: ReadonlyArray<Route>,
  stopOf: StopLookup,
): LateOnScreen | undefined => {
  const [after, before] = [lateOn(then, stopOf), lateOn(now, stopOf)]
  if (after.stops === 0 && before.stops === 0) return undefined
  const words = after.stops === 0 ? 'No stop late' : wordsOf(after)
  const today = before.stops === 0 ? 'none is today' : `today ${wordsOf(before)}`
  return {
    words: now.length === 0 ? words : `${words}; ${today}`,
    isAny: after.stops > 0,
    who: whoIsLate(then, stopOf),
    more: Math.max(0, after.stops - MOST),
  }
}

const whoIsLate = (routes: ReadonlyArray<Route>, stopOf: StopLookup): ReadonlyArray<LateStop> =>
  lateVisits(routes, stopOf)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST)
    .map(({ id, seconds }) => {
      const stop = stopOf(id)
      return { id, words: `${stop === undefined ? id : stopNameOf(stop)}, late by ${formatDuration(seconds)}` }
    })

const wordsOf = ({ stops, seconds }: Late): string =>
  `${pluralise(stops, 'stop')} late by ${formatDuration(seconds)}${stops === 1 ? '' : ' in all'}`

const lateOn = (routes: ReadonlyArray<Route>, stopOf: StopLookup): Late =>
  lateVisits(routes, stopOf).reduce((sum, { seconds }) => ({ stops: sum.stops + 1, seconds: sum.seconds + seconds }), {
    stops: 0,
    seconds: 0,
  })

const lateVisits = (routes: ReadonlyArray<Route>, stopOf: StopLookup) =>
  routes.flatMap((route) => missedSlots(route, stopOf)).filter(({ kind }) => kind === 'late')
