import { minutesOf } from '../../src/domain/day'
import type { Dice } from './dice'
import type { Wishes } from './demo-stop'

type Slot = readonly [from: string, to: string]

const slots: readonly [Slot, ...ReadonlyArray<Slot>] = [
  ['08:00', '12:00'],
  ['09:00', '13:00'],
  ['10:00', '15:00'],
  ['12:00', '17:00'],
  ['13:00', '18:00'],
]

const asWishes = ([timeSlotEarliest, timeSlotLatest]: Slot): Wishes => ({ timeSlotEarliest, timeSlotLatest })

export const anySlot = (dice: Dice): Wishes => asWishes(dice.oneOf(slots))

/** How much sooner or later one may come than planned. */
const SLACK = 15

/** A time slot in which somebody who comes at that minute of the day is well in time; none where there is none. */
export const slotAround = (minute: number, dice: Dice): Wishes => {
  const [first, ...others] = slots.filter(
    ([from, to]) => minute - SLACK >= (minutesOf(from) ?? 0) && minute + SLACK <= (minutesOf(to) ?? 0),
  )
  return first === undefined ? {} : asWishes(dice.oneOf([first, ...others]))
}
