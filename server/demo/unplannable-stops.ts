import type { Stop } from '../../src/domain/stop'
import type { Customer } from './customers'
import { demoStop, type Wishes } from './demo-stop'
import type { Supplies } from './trips'

type Misfit = {
  /** why the accepted optimisation left the stop out */
  readonly why: string
  readonly customer: Customer
  readonly town: string
  readonly wishes: (days: ReadonlyArray<string>) => Wishes
}

/** Stops that no vehicle can visit, each for another reason. */
const misfits: ReadonlyArray<Misfit> = [
  {
    why: 'Time slot ends before anybody starts',
    customer: {
      name: 'Ontbijthotel De Nachtwacht',
      contact: 'Femke Mulder',
      type: 'Delivery',
      goods: 'Verse broodjes',
      notes: 'Alleen voor het ontbijt, daarna niet meer nodig',
    },
    town: 'Utrecht',
    wishes: ([, day]) => ({ timeSlotEarliest: `${day}T05:00`, timeSlotLatest: `${day}T05:45`, priority: 'High' }),
  },
  {
    why: 'Larger than any vehicle',
    customer: {
      name: 'Tegelhandel Hoogwerf',
      contact: undefined,
      type: 'Delivery',
      goods: '40 pallets tegels',
      notes: 'Heftruck aanwezig',
    },
    town: 'Dordrecht',
    wishes: ([day]) => ({ requestedDay: day, demand: [400] }),
  },
  {
    why: 'Too far to be there within the time slot',
    customer: {
      name: 'Apotheek Heuvelland',
      contact: 'Koen Dekker',
      type: 'Pickup',
      goods: 'Monsters voor het laboratorium',
      notes: 'Ophalen voor de praktijk opent',
    },
    town: 'Maastricht',
    wishes: ([, , day]) => ({ timeSlotEarliest: `${day}T07:00`, timeSlotLatest: `${day}T08:15` }),
  },
]

type LeftOverStop = { readonly stop: Stop; readonly why: string }

export const leftOverStops = ({ dice, addressIn, days, createdAt }: Supplies): ReadonlyArray<LeftOverStop> =>
  misfits.map(({ why, customer, town, wishes }) => ({
    stop: demoStop(dice, customer, addressIn(town), createdAt, wishes(days)),
    why,
  }))
