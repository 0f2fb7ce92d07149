import { minutesOf } from '../../src/domain/calendar'
import type { RandomSource } from './random-source'
import type { StopOptions } from './demo-stop'

type Slot = readonly [from: string, to: string]

const slots: readonly [Slot, ...ReadonlyArray<Slot>] = [
  ['08:00', '12:00'],
  ['09:00', '13:00'],
  ['10:00', '15:00'],
  ['12:00', '17:00'],
  ['13:00', '18:00'],
]

const toStopOptions = ([timeSlotEarliest, timeSlotLatest]: Slot): StopOptions => ({ timeSlotEarliest, timeSlotLatest })

export const pickSlot = (random: RandomSource): StopOptions => toStopOptions(random.pick(slots))

/** Minutes by which the driver may be early or late within the slot. */
const SLACK_MINUTES = 15

/** A time slot around this minute of the day, with some slack; empty if no slot fits. */
export const slotAround = (minute: number, random: RandomSource): StopOptions => {
  const [first, ...others] = slots.filter(
    ([from, to]) => minute - SLACK_MINUTES >= (minutesOf(from) ?? 0) && minute + SLACK_MINUTES <= (minutesOf(to) ?? 0),
  )
  return first === undefined ? {} : toStopOptions(random.pick([first, ...others]))
}
