import { dayOfDialog, type MoveDialog } from '../../application/move'
import { calendarDateOf, dayLabel, isSameDay, type RouteDay } from '../../domain/calendar'
import { isLocked, shortName } from '../../domain/lock'
import { arePriced, MAX_PRICED_STOPS } from '../../domain/move'
import type { Plan } from '../../domain/plan'
import { routeNameOf, routeNumberOf, type Route } from '../../domain/route'
import { routeIndexOf, stopDayOf, stopList, stopNameOf, type Stop, type StopId } from '../../domain/stop'
import { capitalise, foldCase, formatNumber, pluralise } from '../../domain/text'
import { infoIcon, lockedIcon, noCoordinatesIcon, type IconSvg } from '../components'
import { describeWhoIsFree } from '../plan'
import {
  isStayingCheaper,
  isStayingCheapest,
  moveOptionsOf,
  nameOfStop,
  otherDayOptionsOf,
  positionOptionsOf,
  routesOfOtherDays,
  type MoveOption,
  type MoveOptionsInput,
} from './move-options'

export type MoveDialogViewModel = {
  /** such as `Move Bakkerij Jansen to` or `Move 4 stops to` */
  readonly title: string
  /** what is true of the stops, and matters for where they can go */
  readonly remarks: ReadonlyArray<MoveRemark>
  /** such as `Di 24-11, best first` */
  readonly heading: string
  readonly options: ReadonlyArray<MoveOption>
  /** said of the best option */
  readonly bestLabel: 'Best' | 'Best other'
  /** such as `2 drivers are free on Di 24-11`, or `…`; undefined where each has a route, or while they are listed */
  readonly newRoutes: string | undefined
  /** such as `5 routes on Wo 25-11`; undefined where no other day has a route, or while its list is open */
  readonly otherDays: string | undefined
  /** shown where no option matches */
  readonly emptyMessage: string | undefined
  /** what is to be said of the prices; mostly empty */
  readonly notice: string
  /** the keys of all routes in their order, without regard to the query */
  readonly order: ReadonlyArray<string>
}

export type MoveRemark = {
  readonly icon: IconSvg
  readonly text: string
  /** the only stop, which has no place on the map */
  readonly unplaced?: StopId
}

/** What the user has opened in the dialog: the routes of the day, others, or the positions of one route. */
export type MoveDialogPage =
  | { readonly kind: 'routes' }
  | { readonly kind: 'new routes' }
  | { readonly kind: 'other days' }
  | { readonly kind: 'positions'; readonly route: number }

export type MoveDialogInput = MoveOptionsInput & {
  readonly query: string
  readonly page: MoveDialogPage
  /** false while the dialog waits for the prices; nothing is worked out for a list then */
  readonly isListed: boolean
  /** The row for new routes is there from the start, so that drivers that come late move no row. */
  readonly areDriversLoading: boolean
  /** the order in which the routes were listed first, which later prices do not change */
  readonly order?: ReadonlyArray<string> | undefined
  /** whether that order is by price */
  readonly isBestFirst?: boolean
}

export const moveDialogViewModel = (input: MoveDialogInput): MoveDialogViewModel => {
  const { dialog, plan, query, page, isListed } = input
  const [first] = dialog.stops
  const day = dayOfDialog(dialog, plan)
  const optionsOf = page.kind === 'other days' ? otherDayOptionsOf : moveOptionsOf
  const options = isListed ? inOrder(optionsOf(input, day), input.order) : []
  const matches = options.filter((option) => isMatch(option, query))
  const routesOrMatches =
    page.kind === 'routes' && query.trim() === '' ? matches.filter((option) => !isNewRoute(option)) : matches
  const listedOptions = page.kind === 'new routes' ? matches.filter(isNewRoute) : routesOrMatches
  const name = first === undefined ? undefined : nameOfStop(plan, first)
  return {
    title: `Move ${dialog.stops.length === 1 ? (name ?? 'the stop') : pluralise(dialog.stops.length, 'stop')} to`,
    remarks: remarksOf(input, day),
    heading: page.kind === 'positions' ? positionsHeading(plan, page.route) : headingOf(input, day),
    options: page.kind === 'positions' ? positionOptionsOf(input, page.route) : listedOptions,
    newRoutes:
      isListed && page.kind === 'routes' && query.trim() === ''
        ? newRoutesText(options.filter(isNewRoute), input.areDriversLoading, day)
        : undefined,
    otherDays:
      isListed && page.kind === 'routes' && (query.trim() === '' || listedOptions.length === 0)
        ? otherDaysText(routesOfOtherDays(plan, day))
        : undefined,
    bestLabel: page.kind !== 'positions' && isStayingCheaper(input) ? 'Best other' : 'Best',
    notice: isReadingOtherDays(input)
      ? 'Reading the prices of other days'
      : noticeOf(dialog, page.kind !== 'positions' && page.kind !== 'other days' && isStayingCheapest(input)),
    order: options.map(({ key }) => key),
    emptyMessage:
      isListed && listedOptions.length === 0 && query.trim() !== '' && !isReadingOtherDays(input)
        ? `No route or driver “${query.trim()}”`
        : undefined,
  }
}

const isReadingOtherDays = ({ page, dialog: { otherDays } }: MoveDialogInput): boolean =>
  page.kind === 'other days' && (otherDays === undefined || otherDays.kind === 'loading')

/** Such as `5 routes on Wo 25-11` or `12 routes on 4 days`. */
const otherDaysText = (routes: ReadonlyArray<Pick<Route, 'day'>>): string | undefined => {
  const [day, ...others] = new Set(routes.flatMap((route) => route.day ?? []))
  if (day === undefined) return undefined
  const days = others.length === 0 ? dayLabel(day) : pluralise(others.length + 1, 'day')
  return `${pluralise(routes.length, 'route')} on ${days}`
}

const noticeOf = ({ stops, changedBy }: MoveDialog, isStaying: boolean): string => {
  if (!arePriced(stops)) return `Prices are shown for at most ${MAX_PRICED_STOPS} stops at once`
  const notices = [
    ...(changedBy === undefined ? [] : [`Prices after the change by ${changedBy}`]),
    ...(isStaying
      ? [stops.length === 1 ? 'The stop is cheapest where it is' : 'The stops are cheapest where they are']
      : []),
  ]
  return notices.join('. ')
}

/** A row never moves under the pointer: what is new comes last. */
const inOrder = (
  options: ReadonlyArray<MoveOption>,
  order: ReadonlyArray<string> | undefined,
): ReadonlyArray<MoveOption> => {
  if (order === undefined) return options
  const ranks = new Map(order.map((key, index) => [key, index]))
  const rankOf = ({ key }: MoveOption): number => ranks.get(key) ?? order.length
  return options.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const remarksOf = (
  { dialog: { stops }, plan, page }: MoveDialogInput,
  day: RouteDay | undefined,
): ReadonlyArray<MoveRemark> => {
  const found = stops.flatMap((id) => stopList.get(plan.stops, id) ?? [])
  return [
    ...lockRemarks(plan, found),
    ...(page.kind !== 'routes' || day === undefined ? [] : dayRemarks(found, day)),
    ...noPlaceRemarks(plan, stops),
  ]
}

const MAX_NAMED_LOCKS = 3

/** Names the locked ones of the stops, and the locked routes that they are on. */
const lockRemarks = ({ routes }: Plan, stops: ReadonlyArray<Stop>): ReadonlyArray<MoveRemark> => {
  const routeIndexes = new Set(stops.map(routeIndexOf))
  const stopNames = stops.filter(({ facts }) => isLocked(facts)).map((stop) => shortName(stopNameOf(stop)))
  const names = [
    ...stopNames,
    ...routes
      .filter((route) => routeIndexes.has(route.index) && isLocked(route))
      .map((route) => `route ${routeNumberOf(route)}`),
  ]
  if (names.length === 0) return []
  const named = names.slice(0, MAX_NAMED_LOCKS)
  const rest = names.length > MAX_NAMED_LOCKS ? `${formatNumber(names.length - MAX_NAMED_LOCKS)} more` : named.pop()
  const list = [...(named.length === 0 ? [] : [named.join(', ')]), rest].join(' and ')
  const state = names.length === 1 ? 'is locked and must stay as it is' : 'are locked and must stay as they are'
  return [{ icon: lockedIcon, text: `${stopNames.length === 0 ? capitalise(list) : list} ${state}.` }]
}

const dayRemarks = (stops: ReadonlyArray<Stop>, listedDay: RouteDay): ReadonlyArray<MoveRemark> => {
  const count = countDays(new Set(stops.flatMap((stop) => stopDayOf(stop) ?? [])))
  const text = `The stops ask for ${pluralise(count, 'day')}. Listed are the routes of ${dayLabel(listedDay)}.`
  return count < 2 ? [] : [{ icon: infoIcon, text }]
}

/** A weekday with one of its dates is no further day. */
const countDays = (days: ReadonlySet<RouteDay>): number => {
  const dates = Array.from(days).filter((day) => calendarDateOf(day) !== undefined)
  const weekdays = Array.from(days).filter((day) => calendarDateOf(day) === undefined)
  return dates.length + weekdays.filter((weekday) => !dates.some((date) => isSameDay(date, weekday))).length
}

const noPlaceRemarks = (plan: Plan, stops: ReadonlyArray<StopId>): ReadonlyArray<MoveRemark> => {
  const lacking = stops.filter((id) => stopList.get(plan.stops, id)?.facts.coordinates === undefined)
  const [first] = lacking
  if (first === undefined) return []
  const subject = stops.length === 1 ? 'No coordinates' : `${formatNumber(lacking.length)} without coordinates`
  const text = `${subject}: the way there is not in the prices.`
  return [{ icon: noCoordinatesIcon, text, ...(stops.length === 1 ? { unplaced: first } : {}) }]
}

const positionsHeading = ({ routes }: Plan, index: number): string => {
  const route = routes.find((candidate) => candidate.index === index)
  return `Places of route ${routeNumberOf({ index })}${route === undefined ? '' : `, ${routeNameOf(route)}`}`
}

const headingOf = ({ dialog, page, isBestFirst }: MoveDialogInput, day: RouteDay | undefined): string =>
  page.kind === 'other days'
    ? `Other days${dialog.otherDays?.kind === 'known' ? ', best first' : ''}`
    : routesHeading(dialog, day, isBestFirst)

const routesHeading = ({ prices, changedBy }: MoveDialog, day: RouteDay | undefined, isBestFirst = true): string =>
  `${day === undefined ? 'All routes' : dayLabel(day)}${isBestFirst && prices.kind === 'known' && changedBy === undefined ? ', best first' : ''}`

const isNewRoute = ({ to }: MoveOption): boolean => to.kind === 'driver' || to.kind === 'carrier'

const newRoutesText = (
  newRoutes: ReadonlyArray<MoveOption>,
  areDriversLoading: boolean,
  day: RouteDay | undefined,
): string | undefined => {
  if (areDriversLoading) return '…'
  if (newRoutes.length === 0) return undefined
  const text = describeWhoIsFree(newRoutes.map(({ to }) => to))
  return day === undefined ? text : `${text} on ${dayLabel(day)}`
}

/** Whether a route is found by its number, its name or its driver. */
const isMatch = ({ badge, name, details }: MoveOption, query: string): boolean => {
  const text = foldCase(query.trim())
  return text === badge?.number || foldCase([name, ...details].join(' ')).includes(text)
}
