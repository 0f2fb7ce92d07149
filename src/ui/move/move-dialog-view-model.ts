import type { MoveDialog } from '../../application/move'
import { dayLabel, type RouteDay } from '../../domain/calendar'
import type { Plan } from '../../domain/plan'
import { routeNameOf } from '../../domain/route'
import { stopDayOf, stopList } from '../../domain/stop'
import { pluralise } from '../../domain/text'
import { moveOptionsOf, nameOfStop, placeOptionsOf, type MoveOption, type MoveOptionsInput } from './move-options'

export type MoveDialogViewModel = {
  /** such as `Move Bakkerij Jansen to` or `Move 4 stops to` */
  readonly title: string
  /** such as `Di 24-11, best first` */
  readonly heading: string
  readonly options: ReadonlyArray<MoveOption>
  /** such as `2 drivers are free on Di 24-11`; undefined where each has a route, or while they are listed */
  readonly newRoutes: string | undefined
  /** shown where no option matches */
  readonly emptyMessage: string | undefined
}

/** What the user has opened in the dialog: all routes, those that would be new, or the places of one route. */
export type MoveDialogPage =
  | { readonly kind: 'routes' }
  | { readonly kind: 'new routes' }
  | { readonly kind: 'places'; readonly route: number }

export type MoveDialogInput = MoveOptionsInput & {
  readonly query: string
  readonly page: MoveDialogPage
}

export const moveDialogViewModel = (input: MoveDialogInput): MoveDialogViewModel => {
  const { dialog, plan, query, page } = input
  const [first] = dialog.stops
  const day = dayOf(input)
  const options = moveOptionsOf(input, day)
  const matches = options.filter((option) => isMatch(option, query))
  const newRoutes = options.filter(isNewRoute)
  const present =
    page.kind === 'routes' && query.trim() === '' ? matches.filter((option) => !isNewRoute(option)) : matches
  const listedOptions = page.kind === 'new routes' ? matches.filter(isNewRoute) : present
  const name = first === undefined ? undefined : nameOfStop(plan, first)
  return {
    title: `Move ${dialog.stops.length === 1 ? (name ?? 'the stop') : pluralise(dialog.stops.length, 'stop')} to`,
    heading: page.kind === 'places' ? placesHeading(plan, page.route) : routesHeading(dialog, day),
    options: page.kind === 'places' ? placeOptionsOf(input, page.route) : listedOptions,
    newRoutes:
      page.kind === 'routes' && query.trim() === '' && newRoutes.length > 0 ? newRoutesText(newRoutes, day) : undefined,
    emptyMessage:
      listedOptions.length === 0 && query.trim() !== '' ? `No route or driver “${query.trim()}”` : undefined,
  }
}

const placesHeading = ({ routes }: Plan, index: number): string => {
  const route = routes.find((candidate) => candidate.index === index)
  return `Places of route ${index + 1}${route === undefined ? '' : `, ${routeNameOf(route)}`}`
}

const routesHeading = ({ prices }: MoveDialog, day: RouteDay | undefined): string =>
  `${day === undefined ? 'All routes' : dayLabel(day)}${prices.kind === 'known' ? ', best first' : ''}`

const isNewRoute = ({ to }: MoveOption): boolean => to.kind === 'driver' || to.kind === 'carrier'

const newRoutesText = (newRoutes: ReadonlyArray<MoveOption>, day: RouteDay | undefined): string => {
  const drivers = newRoutes.filter(({ to }) => to.kind === 'driver').length
  const text =
    drivers === newRoutes.length
      ? `${pluralise(drivers, 'driver')} ${drivers === 1 ? 'is' : 'are'} free`
      : `${pluralise(newRoutes.length, 'driver or carrier', 'drivers and carriers')} without a route`
  return day === undefined ? text : `${text} on ${dayLabel(day)}`
}

/** The day of the prices, or until they are known the day of the first stop. */
const dayOf = ({ dialog: { stops, prices }, plan }: MoveOptionsInput): RouteDay | undefined => {
  const pricedDay = prices.kind === 'known' ? prices.prices.find(({ day }) => day !== undefined)?.day : undefined
  const firstStop = stops[0] === undefined ? undefined : stopList.get(plan.stops, stops[0])
  return pricedDay ?? (firstStop && stopDayOf(firstStop))
}

/** Whether a route is found by its number, its name or its driver. */
const isMatch = ({ badge, name, detail }: MoveOption, query: string): boolean => {
  const text = query.trim().toLowerCase()
  return text === badge?.number || `${name} ${detail}`.toLowerCase().includes(text)
}
