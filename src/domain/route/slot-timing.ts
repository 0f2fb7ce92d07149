import { serviceSecondsOf, type Stop } from '../stop'
import type { Activity } from './activity'
import type { SecondsIntoRouteDay } from './route-times'

/** A visit within the time slot of its stop, in seconds into the day of its route. What is unknown is undefined. */
export type SlotTiming = {
  readonly arrival: number | undefined
  readonly opens: number | undefined
  readonly closes: number | undefined
  /** how long before the end of the slot the driver arrives; negative after it */
  readonly slack: number | undefined
  /** how long the driver waits until the slot opens */
  readonly wait: number
  /** by how much the visit ends too soon to have begun within the slot */
  readonly early: number
}

export const slotTimingOf = (
  { arrival: arrivalTime, departure: departureTime }: Pick<Activity, 'arrival' | 'departure'>,
  { facts }: Stop,
  toSeconds: SecondsIntoRouteDay,
): SlotTiming => {
  const arrival = toSeconds(arrivalTime)
  const [opens, closes] = [toSeconds(facts.timeSlotEarliest), toSeconds(facts.timeSlotLatest)]
  const slack = arrival === undefined || closes === undefined ? undefined : closes - arrival
  // Most visits begin after their slot opens; then the departure says nothing more, and need not be parsed.
  const departure =
    arrival === undefined || opens === undefined || arrival >= opens ? undefined : toSeconds(departureTime)
  if (arrival === undefined || departure === undefined || opens === undefined)
    return { arrival, opens, closes, slack, wait: 0, early: 0 }
  const lastStart = Math.max(arrival, departure - serviceSecondsOf(facts))
  return {
    arrival,
    opens,
    closes,
    slack,
    wait: Math.max(0, Math.min(opens, lastStart) - arrival),
    early: Math.max(0, opens - lastStart),
  }
}

/**
 * How many seconds late an arrival counts that comes so long after its slot. Times are shown without seconds, so only
 * whole minutes count: for a slot until 12:00, an arrival at 12:00:40 is not late, and one at 12:01:05 is a minute late.
 */
export const countedLateness = (secondsAfterSlot: number): number =>
  secondsAfterSlot < 60 ? 0 : secondsAfterSlot - (secondsAfterSlot % 60)

/**
 * The whole minutes from the arrival to the end of the slot, as both are shown, which is without seconds: an arrival at
 * 11:31:20 shows as 11:31, so that a slot until 12:00 leaves 29 minutes.
 */
export const slackMinutesOf = (slack: number): number => Math.ceil(slack / 60)

/** Less slack than this is tight. */
const TIGHT_MINUTES = 30

export type SlackKind = 'late' | 'tight' | 'ample'

export const slackKindOf = (slack: number): SlackKind => {
  if (countedLateness(-slack) > 0) return 'late'
  return slackMinutesOf(slack) < TIGHT_MINUTES ? 'tight' : 'ample'
}
