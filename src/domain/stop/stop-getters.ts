import { dayLabel, isSameDay, timeSlotDate, type RouteDay } from '../calendar'
import { stopTypes, type Stop, type StopFacts } from './stop'

/** §3: whether a type is START, as a stop has it, or start, as an activity has it. */
export const isStart = (type: string): boolean => type.length === 5 && type.toUpperCase() === 'START'

export const isEnd = (type: string): boolean => type.length === 3 && type.toUpperCase() === 'END'

export const isStartOrEnd = (type: string): boolean => isStart(type) || isEnd(type)

/** Whether an activity is a break, as another program may plan it; breaks of our own solver are not stored. */
export const isBreak = (type: string): boolean => type.length === 5 && type.toUpperCase() === 'BREAK'

const typeByName: ReadonlyMap<string, string> = new Map(
  [...stopTypes, 'START', 'END'].flatMap((type): Array<[string, string]> => [
    [type, type],
    [type.toLowerCase(), type],
  ]),
)

/** The known spelling of a type; an unknown type is unchanged. */
export const stopTypeOf = (type: string): string => typeByName.get(type) ?? typeByName.get(type.toLowerCase()) ?? type

/** The day on which a stop must be visited: the date of its time slot, else the requested day. */
export const askedDayOf = ({
  timeSlotEarliest,
  timeSlotLatest,
  requestedDay,
}: Pick<StopFacts, 'timeSlotEarliest' | 'timeSlotLatest' | 'requestedDay'>): RouteDay | undefined =>
  timeSlotDate(timeSlotEarliest, timeSlotLatest) ?? requestedDay

/** Whether a route of this day is driven on another day than a stop asks for. */
export const isOnOtherDay = (asked: RouteDay | undefined, routeDay: RouteDay | undefined): boolean =>
  asked !== undefined && routeDay !== undefined && !isSameDay(asked, routeDay)

/** The day that a stop asks for, where its route is driven on another one. */
export const askedOtherDayOf = ({ facts, placement: { routeNumber, routeDay } }: Stop): RouteDay | undefined => {
  const asked = routeNumber === undefined ? undefined : askedDayOf(facts)
  return isOnOtherDay(asked, routeDay) ? asked : undefined
}

/** Such as `wants Di 24-11`, of a day that a stop asks for and its route does not have; undefined without one. */
export const otherDayLabelOf = (asked: RouteDay | undefined): string | undefined =>
  asked === undefined ? undefined : `wants ${dayLabel(asked)}`

/** The day that a stop asks for, else the day of its route. */
export const stopDayOf = ({ facts, placement }: Stop): RouteDay | undefined => askedDayOf(facts) ?? placement.routeDay

/** The day by which stops are listed: that of the route, and for a stop on no route the day that it asks for. */
export const listedDayOf = (stop: Stop): RouteDay | undefined =>
  stop.placement.routeNumber === undefined ? stopDayOf(stop) : stop.placement.routeDay

/** The customer of a stop; without one, the short id or the id. */
export const stopNameOf = ({ facts: { customerName, shortId, id } }: Stop): string =>
  customerName.trim() === '' ? `Stop ${shortId === '' ? id : shortId}` : customerName

/** The zero-based index of a stop's route. */
export const routeIndexOf = ({ placement: { routeNumber } }: Stop): number | undefined =>
  routeNumber === undefined ? undefined : routeNumber - 1

/** The stop's page in the back office; the template contains `{stopId}`, `{externalTaskId}` or both. */
export const taskLink = (
  template: string,
  { id, groupedExternalTaskIds }: Pick<StopFacts, 'id' | 'groupedExternalTaskIds'>,
): string =>
  template
    .replaceAll('{stopId}', () => encodeForUrl(id))
    .replaceAll('{externalTaskId}', () => encodeForUrl(groupedExternalTaskIds[0] ?? id))

/** A lone surrogate cannot be encoded in a URL. */
const encodeForUrl = (text: string): string => encodeURIComponent(text.toWellFormed())

/** How long the driver is at the stop: nothing where the stop has no service time. */
export const serviceSecondsOf = ({ duration }: StopFacts): number => (duration ?? 0) * 60
