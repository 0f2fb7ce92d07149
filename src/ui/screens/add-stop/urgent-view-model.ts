import { dayLabel, dayOrder, isoDateAt, isSameDay, timeLabel, type RouteDay } from '../../../domain/calendar'
import type { ProposedPositions } from '../../../application/map'
import type { Driver } from '../../../domain/driver'
import { isNotFound, type CallFailure } from '../../../domain/failure'
import { describeLock } from '../../../domain/lock'
import {
  positionAfter,
  pricesFromNow,
  type MovePosition,
  type MoveTarget,
  type PriceOnRoute,
} from '../../../domain/move'
import type { Carrier, Plan } from '../../../domain/plan'
import { newStop, type StopDraft, type StopId } from '../../../domain/stop'
import { capitalise, pluralise } from '../../../domain/text'
import type { Choice } from '../../components'
import { describeTarget, priceLabelOf, type PriceLabel, type StopPrices, type TargetLabel } from '../../plan'
import { overHoursAfter } from '../../../application/move'

/** Where an urgent stop can be planned at once. */
export type UrgentOption = Pick<TargetLabel, 'badge' | 'name'> & {
  readonly key: string
  readonly priceOnRoute: PriceOnRoute
  readonly to: MoveTarget
  readonly position: MovePosition
  /** such as `at 11:13 · Marieke van den Berg` */
  readonly detail: string
  readonly price: PriceLabel
  /** such as `place 30` */
  readonly positionLabel: string
  /** who locked the route and when, so that nothing can be planned on it */
  readonly lock: string | undefined
  readonly isBest: boolean
  /** all of it for a screen reader */
  readonly spoken: string
}

/** Which options are listed: the three best, those of all routes, or those of drivers and carriers without a route. */
export type UrgentList = 'best' | 'all' | 'new routes'

export type UrgentViewModel = {
  /** such as `Best places from now, 10:24` */
  readonly heading: string
  readonly options: ReadonlyArray<UrgentOption>
  /** whether nothing can be planned until the prices are read again */
  readonly isOutdated: boolean
  /** in place of the options */
  readonly message: string | undefined
  /** such as `All 7 routes`; undefined where all are listed */
  readonly allRoutes: string | undefined
  readonly hasNewRoutes: boolean
}

export type UrgentInput = {
  readonly plan: Plan
  readonly day: RouteDay | undefined
  /** undefined while the form is incomplete */
  readonly draft: StopDraft | undefined
  readonly prices: StopPrices
  /** why no address was found */
  readonly lookupFailure: CallFailure | undefined
  readonly list: UrgentList
  /** an ISO date-time */
  readonly now: string
  readonly drivers: ReadonlyArray<Driver>
  readonly carriers: ReadonlyArray<Carrier>
}

const MAX_BEST = 3

/** It has no id before it is added. */
const NEW_STOP_ID: StopId = ''

export const urgentViewModel = (input: UrgentInput): UrgentViewModel => {
  const { prices, list, now } = input
  const pricesOnRoutes = prices.kind === 'known' ? pricesFromNow(prices.prices, now) : []
  const options = pricesOnRoutes.flatMap((price) => optionOf(input, price))
  const [onRoutes, onNewRoutes] = [options.filter(isOnRoute), options.filter((option) => !isOnRoute(option))]
  // A plan without routes has only new ones to offer.
  const candidates = list === 'new routes' || onRoutes.length === 0 ? onNewRoutes : onRoutes
  const best = candidates.find(({ lock }) => lock === undefined)
  return {
    heading: headingOf(input),
    options: (list === 'best' ? candidates.slice(0, MAX_BEST) : candidates).map((option) =>
      withBest(option, option === best),
    ),
    isOutdated: prices.kind === 'known' && prices.isOutdated === true,
    message: messageOf(input, options.length),
    allRoutes: allRoutesLabel(list, candidates.length, onRoutes.length),
    hasNewRoutes: list !== 'new routes' && onRoutes.length > 0 && onNewRoutes.length > 0,
  }
}

/** What the map shows: the best options, and another one under the pointer, whose price it then has. */
export const optionsOnMap = (
  { options, isOutdated }: Pick<UrgentViewModel, 'options' | 'isOutdated'>,
  activeKey: string | undefined,
): ProposedPositions | undefined => {
  const free = options.filter((option) => option.lock === undefined && isOnRoute(option))
  if (isOutdated || free.length === 0) return undefined
  const active = free.find(({ key }) => key === activeKey) ?? free[0]
  const listed = new Set([...free.slice(0, MAX_BEST), ...(active === undefined ? [] : [active])])
  return {
    positions: Array.from(listed, ({ priceOnRoute }) => priceOnRoute),
    priced: active && { to: active.to, text: priceWithArrival(active) },
  }
}

const priceWithArrival = ({ price, priceOnRoute: { bestPosition } }: UrgentOption): string => {
  const arrival = timeLabel(bestPosition.arrival)
  return [price.shortLine, ...(arrival === undefined ? [] : [`arrival ${arrival}`])].join(' · ')
}

const allRoutesLabel = (list: UrgentList, candidateCount: number, onRoutes: number): string | undefined => {
  const hidesSome = (list === 'best' && candidateCount > MAX_BEST) || (list === 'new routes' && onRoutes > 0)
  return hidesSome
    ? `All ${onRoutes > 0 ? pluralise(onRoutes, 'route') : pluralise(candidateCount, 'new route')}`
    : undefined
}

const isOnRoute = ({ to }: UrgentOption): boolean => to.kind === 'route'

const messageOf = ({ prices, lookupFailure }: UrgentInput, count: number): string | undefined => {
  switch (prices.kind) {
    case 'incomplete':
      if (lookupFailure === undefined) return 'Complete the form to see where the stop fits best'
      return isNotFound(lookupFailure)
        ? 'No address was found for this zip and house number'
        : 'Without a place there are no prices; the stop can be left unplanned'
    case 'loading':
      return 'Looking for the best places …'
    case 'unknown':
      return 'The prices are not known now; the stop can be left unplanned'
    case 'known':
      return count === 0 ? 'No place is left on this day' : undefined
  }
}

const headingOf = ({ plan, day, now }: UrgentInput): string => {
  if (day === undefined) return 'Best places'
  if (isToday(day, now)) return `Best places from now, ${timeLabel(now) ?? ''}`
  return daysOf(plan).length > 1 ? 'Best places on this day' : `Best places on ${dayLabel(day)}`
}

/** A weekday stands for the next day with its name, so it may be today. */
const isToday = (day: RouteDay, now: string): boolean => {
  const today = isoDateAt(now)
  return today !== undefined && isSameDay(day, today)
}

const optionOf = (
  { plan, draft, prices, now, drivers, carriers }: UrgentInput,
  priceOnRoute: PriceOnRoute,
): ReadonlyArray<UrgentOption> => {
  const { to, bestPosition, figures, lock } = priceOnRoute
  const target = describeTarget(to, plan, { drivers, carriers })
  if (target === undefined) return []
  const { badge, name, details } = target
  const arrival = timeLabel(bestPosition.arrival)
  const position = positionAfter(bestPosition.after)
  const price = priceLabelOf(figures, {
    overHours: () => {
      if (prices.kind !== 'known' || draft === undefined) return undefined
      const added = newStop(draft, { id: NEW_STOP_ID, shortId: '', createdAt: '' })
      const dragged = { movingStops: [NEW_STOP_ID], prices }
      return overHoursAfter({ plan, drivers, dragged, newStop: added }, { to, position })
    },
  })
  return [
    {
      key: JSON.stringify(to),
      priceOnRoute,
      to,
      position,
      badge,
      name,
      detail: [...(arrival === undefined ? [] : [`at ${arrival}`]), ...details].join(' · '),
      price,
      positionLabel: `place ${bestPosition.stopNumber}`,
      lock: lock && capitalise(describeLock(lock, { today: isoDateAt(now) })),
      isBest: false,
      spoken: [
        ...(badge === undefined ? [] : [`Route ${badge.number}`]),
        name,
        ...details,
        ...(arrival === undefined ? [] : [`arrival ${arrival}`]),
        price.spoken,
        `place ${bestPosition.stopNumber}`,
      ].join(', '),
    },
  ]
}

const withBest = (option: UrgentOption, isBest: boolean): UrgentOption =>
  isBest ? { ...option, isBest, spoken: `${option.spoken}, best` } : option

const daysOf = ({ routes }: Plan): ReadonlyArray<RouteDay> =>
  [...new Set(routes.flatMap(({ day }) => day ?? []))].toSorted(dayOrder.compare)

/** The days that have routes. */
export const urgentDayChoicesOf = (plan: Plan): ReadonlyArray<Choice> =>
  daysOf(plan).map((day) => ({ value: day, label: dayLabel(day), lang: 'nl' }))

/** Today where it has routes, else the day on the map, else the first. */
export const urgentDayOf = (plan: Plan, focusedDay: RouteDay | undefined, now: string): RouteDay | undefined => {
  const days = daysOf(plan)
  return days.find((day) => isToday(day, now)) ?? days.find((day) => day === focusedDay) ?? days[0]
}
