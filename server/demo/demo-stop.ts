import { addressSummaryOf, formatZip } from '../../src/domain/address'
import { newStop, type Stop, type StopDraft } from '../../src/domain/stop'
import { shortIdOf } from '../../src/domain/text'
import { minutesOf } from '../../src/domain/calendar'
import type { RegisteredAddress } from '../../src/domain/address'
import type { Customer } from './customers'
import type { RandomSource } from './random-source'

/** The optional fields of a demo stop. */
export type StopOptions = Partial<
  Pick<StopDraft, 'requestedDay' | 'timeSlotEarliest' | 'timeSlotLatest' | 'priority' | 'demand'>
>

/** Small enough that the demands of twelve stops fit the smallest van. */
const demands = [1, 1, 2, 2, 3, 4, 5, 6] as const
const durations = [5, 8, 10, 12, 15, 20] as const

export const demoStop = (
  random: RandomSource,
  customer: Customer,
  address: RegisteredAddress,
  createdAt: string,
  options: StopOptions = {},
): Stop => {
  const { street, city, coordinates, houseNumber, suffix: houseNumberSuffix } = address
  const zip = formatZip(address.zip)
  const id = random.id()
  const draft: StopDraft = {
    type: customer.type,
    priority: random.hasChance(15) ? 'High' : random.hasChance(15) ? 'Low' : 'Regular',
    customerName: customer.name,
    contactName: customer.contact,
    phone: undefined,
    zip,
    houseNumber,
    houseNumberSuffix,
    street,
    city,
    addressSummary: addressSummaryOf({ street, houseNumber, houseNumberSuffix, zip, city }),
    coordinates,
    requestedDay: undefined,
    timeSlotEarliest: undefined,
    timeSlotLatest: undefined,
    duration: random.pick(durations),
    demand: [random.pick(demands)],
    productDescription: customer.goods,
    notes: customer.notes,
    groupedExternalTaskIds: [String(Number.parseInt(id.slice(0, 7), 16))],
    unknownFields: {},
    ...options,
  }
  return newStop(draft, { id, shortId: shortIdOf(id), createdAt })
}

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
