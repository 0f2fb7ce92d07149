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
  /** the lists that open beside the routes of the day */
  readonly openers: ReadonlyArray<ListOpener>
  /** shown where no option matches */
  readonly emptyMessage: string | undefined
  /** what is to be said of the prices; mostly empty */
  readonly notice: string
  /** the keys of all routes in their order, without regard to the query */
  readonly order: ReadonlyArray<string>
}

/** A row that opens another list. */
export type ListOpener = {
  readonly listName: 'new routes' | 'other days'
  readonly label: string
  /** what is in the list, such as `2 drivers are free on Di 24-11` or `5 routes on Wo 25-11`; `…` until that is known */
  readonly text: string
  /** whether the list would have no option; the row then only says so */
  readonly isEmpty: boolean
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
  const newRoutesOpener = openerOfNewRoutes(options.filter(isNewRoute), input.areDriversLoading, day)
  return {
    title: `Move ${dialog.stops.length === 1 ? (name ?? 'the stop') : pluralise(dialog.stops.length, 'stop')} to`,
    remarks: remarksOf(input, day),
    heading: page.kind === 'positions' ? positionsHeading(plan, page.route) : headingOf(input, day),
    options: page.kind === 'positions' ? positionOptionsOf(input, page.route) : listedOptions,
    openers: [
      ...(isListed && page.kind === 'routes' && query.trim() === '' ? [newRoutesOpener] : []),
      ...(isListed && page.kind === 'routes' && (query.trim() === '' || listedOptions.length === 0)
        ? otherDaysOpeners(routesOfOtherDays(plan, day))
        : []),
    ],
    bestLabel: page.kind !== 'positions' && isStayingCheaper(input) ? 'Best other' : 'Best',
    notice: isReadingOtherDays(input)
      ? 'Reading the prices of other days'
      : noticeOf(dialog, page.kind !== 'positions' && page.kind !== 'other days' && isStayingCheapest(input)),
    order: options.map(({ key }) => key),
    emptyMessage: isListed && listedOptions.length === 0 ? emptyMessageOf(input, newRoutesOpener) : undefined,
  }
}

const emptyMessageOf = (input: MoveDialogInput, newRoutesOpener: ListOpener): string | undefined => {
  const query = input.query.trim()
  if (isReadingOtherDays(input)) return undefined
  if (query !== '') return `No route or driver “${query}”`
  return input.page.kind === 'new routes' ? capitalise(newRoutesOpener.text) : undefined
}

const isReadingOtherDays = ({ page, dialog: { otherDays } }: MoveDialogInput): boolean =>
  page.kind === 'other days' && (otherDays === undefined || otherDays.kind === 'loading')

/** None where no other day has a route. */
const otherDaysOpeners = (routes: ReadonlyArray<Pick<Route, 'day'>>): ReadonlyArray<ListOpener> => {
  const [day, ...others] = new Set(routes.flatMap((route) => route.day ?? []))
  if (day === undefined) return []
  const days = others.length === 0 ? dayLabel(day) : pluralise(others.length + 1, 'day')
  const text = `${pluralise(routes.length, 'route')} on ${days}`
  return [{ listName: 'other days', label: 'Route of another day…', text, isEmpty: false }]
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

const openerOfNewRoutes = (
  newRoutes: ReadonlyArray<MoveOption>,
  areDriversLoading: boolean,
  day: RouteDay | undefined,
): ListOpener => {
  const whoIsFree = describeWhoIsFree(newRoutes.map(({ to }) => to))
  const text = day === undefined ? whoIsFree : `${whoIsFree} on ${dayLabel(day)}`
  return {
    listName: 'new routes',
    label: 'New route for driver…',
    text: areDriversLoading ? '…' : text,
    isEmpty: newRoutes.length === 0 && !areDriversLoading,
  }
}

/** Whether a route is found by its number, its name or its driver. */
const isMatch = ({ badge, name, details }: MoveOption, query: string): boolean => {
  const text = foldCase(query.trim())
  return text === badge?.number || foldCase([name, ...details].join(' ')).includes(text)
}
