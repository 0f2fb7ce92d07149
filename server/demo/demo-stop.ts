import { addressSummaryOf, formatZip } from '../../src/domain/address'
import { newStop, type Stop, type StopDraft } from '../../src/domain/stop'
import { shortIdOf } from '../../src/domain/text'
import type { RegisteredAddress } from '../address'
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
    extra: {},
    ...options,
  }
  return newStop(draft, { id, shortId: shortIdOf(id), createdAt })
}
