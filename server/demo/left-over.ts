import type { Stop } from '../../src/domain/stop'
import type { Customer } from './customers'
import { demoStop, type Wishes } from './demo-stop'
import type { Supplies } from './trips'

type Misfit = {
  readonly customer: Customer
  readonly town: string
  readonly wishes: (days: ReadonlyArray<string>) => Wishes
}

/** Stops that nobody can visit, each for a reason of its own. */
const misfits: ReadonlyArray<Misfit> = [
  {
    // Long before the first driver begins.
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
    // More than any van holds.
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
    // Farther than anybody gets by then.
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

export const leftOverStops = ({ dice, addressIn, days, createdAt }: Supplies): ReadonlyArray<Stop> =>
  misfits.map(({ customer, town, wishes }) => demoStop(dice, customer, addressIn(town), createdAt, wishes(days)))
