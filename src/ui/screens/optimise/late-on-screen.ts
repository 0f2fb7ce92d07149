import { timeInWords } from '../../../domain/problem'
import { missedSlots, type Route, type StopOf } from '../../../domain/route'
import { counted } from '../../../domain/text'

/** Who is visited after his time slot, and how long after it in all. */
type Late = { readonly stops: number; readonly seconds: number }

/** 3 stops late by 25 minutes in all; nothing where nobody is. */
export const lateInWords = (routes: ReadonlyArray<Route>, stopOf: StopOf): string | undefined => {
  const late = lateOn(routes, stopOf)
  return late.stops === 0 ? undefined : wordsOf(late)
}

/** In words, and whether anybody is late at all. */
export type LateOnScreen = { readonly words: string; readonly isAny: boolean }

/** The same, beside how it is today where there are routes. */
export const lateOnScreen = (
  then: ReadonlyArray<Route>,
  now: ReadonlyArray<Route>,
  stopOf: StopOf,
): LateOnScreen | undefined => {
  const [after, before] = [lateOn(then, stopOf), lateOn(now, stopOf)]
  if (after.stops === 0 && before.stops === 0) return undefined
  const words = after.stops === 0 ? 'No stop late' : wordsOf(after)
  const isAny = after.stops > 0
  if (now.length === 0) return { words, isAny }
  return { words: before.stops === 0 ? `${words}; none is today` : `${words}; today ${wordsOf(before)}`, isAny }
}

const wordsOf = ({ stops, seconds }: Late): string =>
  `${counted(stops, 'stop')} late by ${timeInWords(seconds)}${stops === 1 ? '' : ' in all'}`

const lateOn = (routes: ReadonlyArray<Route>, stopOf: StopOf): Late =>
  routes
    .flatMap((route) => missedSlots(route, stopOf))
    .filter(({ kind }) => kind === 'late')
    .reduce((sum, { by }) => ({ stops: sum.stops + 1, seconds: sum.seconds + by }), { stops: 0, seconds: 0 })
