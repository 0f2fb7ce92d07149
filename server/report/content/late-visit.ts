import { pluralise } from '../../../src/domain/text'
import type { MissedVisit, RouteColour } from '../../../src/domain/route'
import { formatMinutes } from './format-figures-and-times'
import type { VisitRow } from './visit-row'

/** A visit after its time slot, as the cover lists it. */
export type ReportedLateVisit = {
  readonly routeNumber: string
  readonly colour: RouteColour
  /** 90 Garage Verhoeven, Hoevelaken */
  readonly stop: string
  /** slot 10:30–12:30, arrival 12:40 */
  readonly times: string
  readonly minutes: number
  /** 10 min late */
  readonly lateness: string
}

export const lateVisitOf = (
  { numberBadge, name, slot, time }: VisitRow,
  city: string,
  minutes: number,
  route: Pick<ReportedLateVisit, 'routeNumber' | 'colour'>,
): ReportedLateVisit => ({
  ...route,
  stop: [[numberBadge.kind === 'number' ? numberBadge.text : '', name], [city]]
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .filter((part) => part !== '')
    .join(', '),
  times: `slot ${slot}, arrival ${time}`,
  minutes,
  lateness: `${formatMinutes(minutes)} late`,
})

/** 1 stop late by 10 min; 3 stops late, by up to 25 min. */
export const latenessText = (late: ReadonlyArray<Pick<MissedVisit, 'minutes'>>): string => {
  if (late.length === 0) return ''
  const most = formatMinutes(late.reduce((max, { minutes }) => Math.max(max, minutes), 0))
  return `${pluralise(late.length, 'stop')} late${late.length === 1 ? ' by' : ', by up to'} ${most}`
}
