import type { Stop } from '../../src/domain/stop'
import type { Customer } from './customers'
import { demoStop, type StopOptions } from './demo-stop'
import type { DemoInputs } from './trips'

type UnplannableCustomer = {
  /** why the accepted optimisation left the stop out */
  readonly reason: string
  readonly customer: Customer
  readonly town: string
  readonly options: (days: ReadonlyArray<string>) => StopOptions
}

/** Stops that no vehicle can visit, each for another reason. */
const unplannableCustomers: ReadonlyArray<UnplannableCustomer> = [
  {
    reason: 'Time slot ends before anybody starts',
    customer: {
      name: 'Ontbijthotel De Nachtwacht',
      contact: 'Femke Mulder',
      type: 'Delivery',
      goods: 'Verse broodjes',
      notes: 'Alleen voor het ontbijt, daarna niet meer nodig',
    },
    town: 'Utrecht',
    options: ([, day]) => ({ timeSlotEarliest: `${day}T05:00`, timeSlotLatest: `${day}T05:45`, priority: 'High' }),
  },
  {
    reason: 'Larger than any vehicle',
    customer: {
      name: 'Tegelhandel Hoogwerf',
      contact: undefined,
      type: 'Delivery',
      goods: '40 pallets tegels',
      notes: 'Heftruck aanwezig',
    },
    town: 'Dordrecht',
    options: ([day]) => ({ requestedDay: day, demand: [400] }),
  },
  {
    reason: 'Too far to be there within the time slot',
    customer: {
      name: 'Apotheek Heuvelland',
      contact: 'Koen Dekker',
      type: 'Pickup',
      goods: 'Monsters voor het laboratorium',
      notes: 'Ophalen voor de praktijk opent',
    },
    town: 'Maastricht',
    options: ([, , day]) => ({ timeSlotEarliest: `${day}T07:00`, timeSlotLatest: `${day}T08:15` }),
  },
]

type UnplannableStop = { readonly stop: Stop; readonly reason: string }

export const unplannableStops = ({
  random,
  pickAddress,
  days,
  createdAt,
}: DemoInputs): ReadonlyArray<UnplannableStop> =>
  unplannableCustomers.map(({ reason, customer, town, options }) => ({
    stop: demoStop(random, customer, pickAddress(town), createdAt, options(days)),
    why: reason,
  }))
