import { dayLabel } from '../../../domain/calendar'
import { driverLimitsOf } from '../../../domain/problem'
import {
  colourOf,
  routeNameOf,
  routeNumberOf,
  totalsOf,
  type Route,
  type RouteColour,
  type StopLookup,
} from '../../../domain/route'
import type { Driver } from '../../../domain/driver'
import { comparisonKeyOf, type RouteComparison } from '../../../domain/optimisation'
import { pluralise, formatNumber, formatKilometres } from '../../../domain/text'
import { changeInMetres, hours, type Change } from './format-figures'
import { lateInWords } from './late-stops-view-model'
import { measured } from './distance-and-time'
import { stopsInParts } from './describe-stop-counts'

/** A figure as it would be, and as it is today where that differs. */
export type FromTo = { readonly from: string | undefined; readonly to: string }

export type ProposedRow = {
  readonly key: string
  /** its index on the map; undefined where it is not on the map */
  readonly index: number | undefined
  readonly number: string
  readonly colour: RouteColour
  readonly name: string
  /** Ma 23-11, 8:12 h, load 42 of 50, 1 stop late by 4 minutes */
  readonly facts: string
  readonly note: string
  /** whether it is to be taken, and the label of the checkbox for that */
  readonly isTaken: boolean
  readonly choice: string
  readonly stops: FromTo
  readonly km: FromTo
  readonly change: Change | undefined
}

/** What a row is made from, beside its two routes. */
export type RowMeans = {
  readonly scale: number
  /** whether there are routes of today to compare with */
  readonly isCompared: boolean
  readonly declined: ReadonlyArray<string>
  /** the routes on the map: those that are taken as proposed, the others as they are today */
  readonly shown: ReadonlyArray<Route>
  readonly stopOf: StopLookup
  readonly drivers: ReadonlyArray<Driver>
}

export const proposedRow = (compared: RouteComparison, means: RowMeans): ProposedRow => {
  const { before, after } = compared
  const { scale, isCompared, declined } = means
  const isTaken = !declined.includes(comparisonKeyOf(compared))
  const shown = shownIn(means.shown, compared, isTaken)
  const named = after ?? before
  const [from, to] = [lengthOf(before) * scale, lengthOf(shown) * scale]
  return {
    key: comparisonKeyOf(compared),
    index: shown?.index,
    number: shown === undefined ? '–' : String(routeNumberOf(shown)),
    colour: colourOf((shown ?? named)?.color),
    name: nameOf(named),
    facts: named === undefined ? '' : factsOf(named, shown, means),
    note: noteIn(compared, shown, { isTaken, isCompared }),
    isTaken,
    choice: `Take ${nameOf(named)}, ${dayOf(named)}${after === undefined ? ', driven no more' : ''}`,
    stops: fromTo(before && formatNumber(before.visits.length), formatNumber(shown?.visits.length ?? 0)),
    km: fromTo(before && formatKilometres(from), formatKilometres(to)),
    change: isCompared && isTaken ? changeInMetres(to - from) : undefined,
  }
}

/** A taken route is found by its visits, since it may have got another index. */
const shownIn = (routes: ReadonlyArray<Route>, { before, after }: RouteComparison, isTaken: boolean): Route | undefined =>
  routes.find((route) => (isTaken ? route.visits === after?.visits : route.index === before?.index))

const dayOf = (route: Route | undefined): string => (route?.day === undefined ? 'any day' : dayLabel(route.day))

const factsOf = (named: Route, shown: Route | undefined, { stopOf, drivers }: RowMeans): string => {
  if (shown === undefined) return dayOf(named)
  const { seconds } = measured(shown)
  const [load = 0] = totalsOf(shown, stopOf).load
  const late = lateInWords([shown], stopOf)
  const most = driverLimitsOf(shown, drivers)?.capacity[0]
  return [
    dayOf(named),
    ...(seconds === undefined ? [] : [`${hours(seconds)} h`]),
    most === undefined ? `load ${formatNumber(load)}` : `load ${formatNumber(load)} of ${formatNumber(most)}`,
    ...(late === undefined ? [] : [late]),
  ].join(', ')
}

const lengthOf = (route: Route | undefined): number => (route === undefined ? 0 : measured(route).metres)

const nameOf = (route: Route | undefined): string => (route === undefined ? '' : routeNameOf(route))

type How = { readonly isTaken: boolean; readonly isCompared: boolean }

const noteIn = (compared: RouteComparison, shown: Route | undefined, { isTaken, isCompared }: How): string => {
  if (!isTaken) return noteOnLeft(compared.before, shown)
  return isCompared ? noteOf(compared) : ''
}

/** The note on a route that is not taken. */
const noteOnLeft = (before: Route | undefined, shown: Route | undefined): string => {
  if (before === undefined) return 'Not driven'
  const lost = before.visits.length - (shown?.visits.length ?? 0)
  return lost === 0 ? 'Stays as it is today' : `Stays, but for ${pluralise(lost, 'stop')} that others take`
}

const noteOf = ({ before, after, added, movedIn }: RouteComparison): string => {
  if (before === undefined) return 'New route'
  if (after === undefined) return 'Driven no more'
  return stopsInParts([
    { count: added, words: 'added' },
    { count: movedIn, words: 'moved in' },
  ])
}

const fromTo = (from: string | undefined, to: string): FromTo => ({ from: from === to ? undefined : from, to })
