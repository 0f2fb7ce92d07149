import {
  secondsIntoRouteDay,
  routeTimesOf,
  slackKindOf,
  slotTimingOf,
  type Route,
  type SlackKind,
} from '../../domain/route'
import { segmentsOf, type RouteSegment } from '../../domain/schedule'
import { stopNameOf, type Stop, type StopId, type StopLookup } from '../../domain/stop'
import { formatDurationInWords } from '../../domain/text'
import { lockLabelOf, reloadLabelOf, visitTimingLabelsOf, type RouteSummary, type VisitTimingLabels } from '../plan'

/** Times are seconds into the day. */
type Span = { readonly from: number; readonly until: number }

/** The visit of a stop: the bar, its time slot, and what is said of both. */
export type TimelineStop = Span & {
  readonly id: StopId
  /** such as `20`; empty without one */
  readonly number: string
  readonly name: string
  /** all that a screen reader says of it */
  readonly label: string
  readonly slack: SlackKind | undefined
  readonly timing: VisitTimingLabels | undefined
  /** such as `15 minutes`; empty where it takes none */
  readonly service: string
  /** undefined without a slot or an arrival */
  readonly slot: VisitedSlot | undefined
  readonly lock: string | undefined
}

/** The time slot of a visit, and when the vehicle arrives. */
export type VisitedSlot = {
  readonly arrival: number
  /** undefined where the slot is open at this end */
  readonly opens: number | undefined
  readonly closes: number | undefined
}

/** One route of the timeline. */
export type TimelineRow = {
  readonly summary: RouteSummary
  /** its driver, or without one its name */
  readonly driver: string
  /** undefined while its times are not known */
  readonly workSpan: Span | undefined
  /** the drives as an SVG path, in seconds from left to right */
  readonly drivePath: string
  readonly waits: ReadonlyArray<Span & { readonly title: string }>
  readonly breaks: ReadonlyArray<Span & { readonly title: string }>
  readonly reloads: ReadonlyArray<Span & { readonly title: string }>
  readonly stops: ReadonlyArray<TimelineStop>
}

const cachedRows = new WeakMap<RouteSummary, TimelineRow>()

/** The same object while the summary is the same, which lasts as long as its route and stops. */
export const timelineRowOf = (route: Route, summary: RouteSummary, stopOf: StopLookup): TimelineRow => {
  const cached = cachedRows.get(summary)
  if (cached !== undefined) return cached
  const row = newRow(route, summary, stopOf)
  cachedRows.set(summary, row)
  return row
}

const newRow = (route: Route, summary: RouteSummary, stopOf: StopLookup): TimelineRow => {
  const segments = segmentsOf(route, stopOf)
  const ofKind = (kind: RouteSegment['kind']) => segments.filter((segment) => segment.kind === kind)
  const [first, last] = [segments[0], segments.at(-1)]
  const driver = summary.driver === '' ? summary.name : summary.driver
  return {
    summary,
    driver,
    workSpan: first && last ? { from: first.from, until: last.until } : workSpanOf(route),
    drivePath: ofKind('drive')
      .map(({ from, until }) => `M${from} .5H${until}`)
      .join(''),
    waits: ofKind('wait').map(({ from, until }) => ({
      from,
      until,
      title: `Waits ${wholeMinutes(until - from)}`,
    })),
    breaks: ofKind('break').map(({ from, until }) => ({
      from,
      until,
      title: `Break, ${wholeMinutes(until - from)}`,
    })),
    reloads: ofKind('reload').map(({ from, until }) => ({ from, until, title: reloadLabelOf(until - from) })),
    stops: stopsOf(route, summary, ofKind('service'), stopOf),
  }
}

/** A route without stops has a span of work too. */
const workSpanOf = (route: Route): Span | undefined => {
  const { leaves, returns } = routeTimesOf(route)
  return leaves === undefined || returns === undefined ? undefined : { from: leaves, until: returns }
}

const stopsOf = (
  route: Route,
  { number: routeNumber }: RouteSummary,
  serviceSegments: ReadonlyArray<RouteSegment>,
  stopOf: StopLookup,
): ReadonlyArray<TimelineStop> => {
  const secondsOf = secondsIntoRouteDay(route)
  const spans = new Map(serviceSegments.map((segment) => [segment.stop, segment]))
  return route.visits.flatMap((visit): ReadonlyArray<TimelineStop> => {
    const span = spans.get(visit.id)
    if (span === undefined) return []
    const stop = stopOf(visit.id)
    const { arrival, opens, closes, slack } =
      stop === undefined ? { ...noTiming, arrival: secondsOf(visit.arrival) } : slotTimingOf(visit, stop, secondsOf)
    const timing = stop && visitTimingLabelsOf(visit, stop, secondsOf)
    const number = visit.stopNumber > 0 ? String(visit.stopNumber) : ''
    const name = stop === undefined ? visit.address.name : stopNameOf(stop)
    const lock = stop && lockLabelOf(stop.facts)
    return [
      {
        id: visit.id,
        number,
        name,
        label: labelOf({ number, name, routeNumber, timing, stop, lock }),
        from: span.from,
        until: span.until,
        slack: slack === undefined ? undefined : slackKindOf(slack),
        timing,
        service: span.until === span.from ? '' : wholeMinutes(span.until - span.from),
        slot:
          arrival === undefined || (opens === undefined && closes === undefined)
            ? undefined
            : { arrival, opens, closes },
        lock,
      },
    ]
  })
}

/** Rounded up, as a wait is beside the arrival in the lists. */
const wholeMinutes = (seconds: number): string => formatDurationInWords(Math.ceil(seconds / 60) * 60)

const noTiming = { opens: undefined, closes: undefined, slack: undefined }

type LabelInput = Pick<TimelineStop, 'number' | 'name' | 'timing' | 'lock'> & {
  readonly routeNumber: string
  readonly stop: Stop | undefined
}

const labelOf = ({ number, name, routeNumber, timing, stop, lock }: LabelInput): string =>
  [
    number === '' ? 'Stop without a number' : `Stop ${number}`,
    name,
    `route ${routeNumber}`,
    timing === undefined || timing.arrival === '' ? 'no arrival' : `arrival ${timing.arrival}`,
    timing === undefined || timing.slot === 'any time' ? '' : `time slot ${timing.slot}`,
    timing?.slack === undefined ? '' : timing.slack.title,
    stop !== undefined && stop.facts.coordinates === undefined ? 'no place on the map' : '',
    lock ?? '',
  ]
    .filter((part) => part !== '')
    .join(', ')

/** How much of a slot shows before and after the visit, so that brackets do not run through each other. */
const SHOWN_SLOT_SECONDS = 45 * 60

type SlotBracket = Span & { readonly isOpenLeft: boolean; readonly isOpenRight: boolean }

/** The part of a time slot that shows; `isWholeSlotShown` where there is room for all of it. */
export const slotBracketOf = (
  { arrival, opens, closes }: VisitedSlot,
  isWholeSlotShown: boolean,
): SlotBracket | undefined => {
  const first = Math.min(arrival, closes ?? arrival) - SHOWN_SLOT_SECONDS
  const last = Math.max(arrival, opens ?? arrival) + SHOWN_SLOT_SECONDS
  const isOpenLeft = opens === undefined || (!isWholeSlotShown && opens < first)
  const isOpenRight = closes === undefined || (!isWholeSlotShown && closes > last)
  const [from, until] = [isOpenLeft ? first : opens, isOpenRight ? last : closes]
  return from < until ? { from, until, isOpenLeft, isOpenRight } : undefined
}
