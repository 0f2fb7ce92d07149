import { dayLabel, timeLabel } from '../calendar'
import { stopVisitsOf, isReload, routeNameOf, type Activity, type Route } from '../route'
import { stopList, type StopFacts } from '../stop'
import { pluralise } from '../text'
import type { Plan } from './plan'

/** A route as a message to its driver: a line for each stop, with all that is needed at the door. */
export const routeAsText = ({ stops }: Pick<Plan, 'stops'>, route: Route): string =>
  [
    [
      routeNameOf(route),
      ...(route.day === undefined ? [] : [dayLabel(route.day)]),
      ...(route.driverName === undefined ? [] : [route.driverName]),
      pluralise(stopVisitsOf(route).length, 'stop'),
    ].join(', '),
    ...route.visits.map((visit, index) => `${index + 1}. ${lineOf(visit, stopList.get(stops, visit.id)?.facts)}`),
  ].join('\n')

const lineOf = (visit: Activity, facts: StopFacts | undefined): string => {
  const { arrival, address } = visit
  return [
    [timeLabel(arrival), isReload(visit) ? 'Reload at depot' : address.name].filter(isFilled).join(' '),
    facts?.addressSummary ?? [address.address, address.zipcode].filter(isFilled).join(', '),
    facts && slotOf(facts),
    facts?.contactName,
    facts?.phone,
    facts?.productDescription,
    // A note of several lines stays on the line of its stop.
    facts?.notes?.replaceAll(/\s*\n\s*/g, ' / '),
  ]
    .filter(isFilled)
    .join(' | ')
}

const isFilled = (text: string | undefined): text is string => text !== undefined && text.trim() !== ''

const slotOf = ({ timeSlotEarliest, timeSlotLatest }: StopFacts): string | undefined => {
  const [from, until] = [timeLabel(timeSlotEarliest), timeLabel(timeSlotLatest)]
  if (from === undefined) return until === undefined ? undefined : `until ${until}`
  return until === undefined ? `from ${from}` : `${from}–${until}`
}
