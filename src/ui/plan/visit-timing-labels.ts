import { dayLabel, isoDateAt, timeLabel, timeSlotDate } from '../../domain/calendar'
import { formatDurationInWords } from '../../domain/text'
import {
  countedLateness,
  slackKindOf,
  slackMinutesOf,
  slotTimingOf,
  type Activity,
  type SecondsIntoRouteDay,
  type SlackKind,
} from '../../domain/route'
import type { Stop, StopFacts } from '../../domain/stop'

/** The time of a visit beside the slot of its stop, as shown. */
export type VisitTimingLabels = {
  /** such as `09:34`; empty while unknown */
  readonly arrival: string
  /** such as `09:00–13:00`, `until 11:00` or `any time` */
  readonly slot: string
  /** such as `wait 13 min`; empty where the driver does not wait */
  readonly wait: string
  /** undefined where the slot has no end or the arrival is not known */
  readonly slack: SlackLabel | undefined
}

/** Such as `1 h 26`, `12 min` or, where late, `20 min late`; `title` says it in full, and a row has space for `short`. */
export type SlackLabel = {
  readonly kind: SlackKind
  readonly text: string
  readonly short: string
  readonly title: string
}

export const visitTimingLabelsOf = (visit: Activity, stop: Stop, toSeconds: SecondsIntoRouteDay): VisitTimingLabels => {
  const { slack, wait } = slotTimingOf(visit, stop, toSeconds)
  // As many as between the shown times.
  const waitMinutes = Math.ceil(wait / 60)
  return {
    arrival: arrivalLabelOf(visit),
    slot: slotLabelOf(stop.facts, isoDateAt(visit.arrival)),
    wait: waitMinutes === 0 ? '' : `wait ${formatMinutes(waitMinutes)}`,
    slack: slack === undefined ? undefined : slackLabelOf(slack),
  }
}

export const arrivalLabelOf = ({ arrival, departure }: Pick<Activity, 'arrival' | 'departure'>): string =>
  timeLabel(arrival ?? departure) ?? ''

/** The slot of a stop as seen on a date; a slot on another date begins with its day. */
export const slotLabelOf = ({ timeSlotEarliest, timeSlotLatest }: StopFacts, visitDate?: string): string => {
  const [from, until] = [timeLabel(timeSlotEarliest), timeLabel(timeSlotLatest)]
  const date = timeSlotDate(timeSlotEarliest, timeSlotLatest)
  const day = date === undefined || date === visitDate ? '' : `${dayLabel(date)} `
  if (from === undefined) return until === undefined ? 'any time' : `${day}until ${until}`
  return until === undefined ? `${day}from ${from}` : `${day}${from}–${until}`
}

/** Lateness and slack are what the shown times say, which are without seconds. */
const slackLabelOf = (slack: number): SlackLabel => {
  const kind = slackKindOf(slack)
  if (kind === 'late') {
    const lateness = countedLateness(-slack)
    const text = `${formatMinutes(lateness / 60)} late`
    return { kind, text, short: text.replace(' min', ''), title: `Late by ${formatDurationInWords(lateness)}` }
  }
  const minutes = Math.max(0, slackMinutesOf(slack))
  const slackText = minutes === 0 ? 'No slack' : `${formatDurationInWords(minutes * 60)} of slack`
  const text = formatMinutes(minutes)
  return { kind, text, short: text, title: kind === 'tight' ? `${slackText}, tight` : slackText }
}

/** By how much an arrival changes, such as `+1 h 50` or `−12 min`, short, since the column is narrow. */
export const arrivalChangeLabelOf = (minutes: number): string =>
  `${minutes < 0 ? '−' : '+'}${formatMinutes(Math.abs(minutes))}`

const formatMinutes = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
