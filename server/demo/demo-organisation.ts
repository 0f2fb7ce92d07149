import { defaultHeadquarters, type Coordinates, addressSummaryOf, formatZip } from '../../src/domain/address'
import { nextWeekday, nextWorkingWeek, isoDateOf, type CalendarDate } from '../../src/domain/calendar'
import { type Driver, newDriver } from '../../src/domain/driver'
import type { Carrier } from '../../src/domain/plan'
import { estimatedTravel, type Travel } from '../travel'
import { addressPicker, type PickAddress } from './customers'
import { allCarriers } from './demo-carriers'
import { demoProjects, type DemoProject } from './demo-projects'
import { randomSource, type RandomSource } from './random-source'

/** An invented organisation for trying out the product; the same seed and day give the same organisation. */
export type DemoOrganisation = {
  readonly id: string
  readonly name: string
  readonly headquarters: Coordinates
  readonly createdAt: string
  readonly user: { readonly id: string; readonly username: string; readonly password: string }
  /** in the order of their ids, from 1 */
  readonly carriers: ReadonlyArray<Carrier>
  readonly drivers: ReadonlyArray<Driver>
  readonly projects: ReadonlyArray<DemoProject>
}

export const demoOrganisation = (
  seed: number,
  today: CalendarDate,
  travel: Pick<Travel, 'leg' | 'drive' | 'dataDate'> = estimatedTravel,
): DemoOrganisation => {
  const random = randomSource(seed)
  const pickAddress = addressPicker(random)
  const hoursAgo = hoursBefore(today)
  const headquarters = defaultHeadquarters
  const monday = nextWeekday(0, today)
  const drivers = demoDrivers(random, pickAddress, (minutes) => hoursAgo(7 - minutes / 60))
  const days = nextWorkingWeek(today).map(isoDateOf)
  const inputs = { random, pickAddress, drivers, depot: headquarters, days, createdAt: hoursAgo(5.9), travel }
  return {
    id: random.id(),
    name: 'Rondrit Demo',
    headquarters,
    createdAt: hoursAgo(8),
    user: { id: random.id(), username: 'demo', password: 'demo' },
    carriers: allCarriers.map(({ id, displayName }) => ({ id, displayName })),
    drivers,
    projects: demoProjects(inputs, `${monday.day}-${monday.month}`, hoursAgo),
  }
}

/** Counted back from midnight UTC, so that no time of the demo lies in the future. */
const hoursBefore =
  ({ year, month, day }: CalendarDate) =>
  (hours: number): string =>
    new Date(Date.UTC(year, month - 1, day) - hours * 3_600_000).toISOString()

type DriverProfile = readonly [
  firstName: string,
  lastName: string,
  town: string,
  from: string,
  to: string,
  capacity: number,
]

/** The first five drive the planned routes, so they have the long days and the large vans. */
const driverProfiles: ReadonlyArray<DriverProfile> = [
  ['Anneloes', 'Hofman', 'Gouda', '08:00', '17:00', 90],
  ['Joris', 'van der Linden', 'Rotterdam', '08:00', '17:30', 100],
  ['Meryem', 'Yilmaz', 'Utrecht', '07:30', '17:30', 80],
  ['Sjoerd', 'Terpstra', 'Woerden', '07:00', '18:00', 120],
  ['Wouter', 'Brouwer', 'Zoetermeer', '08:30', '18:30', 90],
  ['Lotte', 'Schouten', 'Alphen aan den Rijn', '08:00', '17:00', 60],
  ['Youssef', 'Bakker', 'Delft', '08:00', '16:30', 50],
  ['Fleur', 'Postma', 'Leiden', '09:00', '18:00', 50],
  ['Ruben', 'Kuipers', 'Gouda', '09:00', '18:00', 50],
  ['Noor', 'van Leeuwen', 'Den Haag', '12:00', '20:00', 40],
  ['Thijs', 'Molenaar', 'Nieuwegein', '07:00', '15:00', 75],
  ['Iris', 'Dekker', 'Gouda', '08:30', '13:00', 30],
]

/** Each is created a minute after the previous one, so that the drivers are listed in this order. */
const demoDrivers = (
  random: RandomSource,
  pickAddress: PickAddress,
  createdAt: (minutes: number) => string,
): ReadonlyArray<Driver> =>
  driverProfiles.map(([firstName, lastName, town, from, to, capacity], index) => {
    const { street, city, coordinates, houseNumber, suffix: houseNumberSuffix, ...address } = pickAddress(town)
    const zip = formatZip(address.zip)
    return newDriver(
      {
        firstName,
        lastName,
        zip,
        houseNumber,
        houseNumberSuffix,
        street,
        city,
        addressSummary: addressSummaryOf({ street, houseNumber, houseNumberSuffix, zip, city }),
        coordinates,
        // These numbers are not assigned to any telephone.
        mobileNumber: `06 0000 00${String(index + 1).padStart(2, '0')}`,
        availabilityEarliest: from,
        availabilityLatest: to,
        vehicleCapacity: capacity,
      },
      { id: random.id(), shortId: `D${String(index + 1).padStart(2, '0')}`, createdAt: createdAt(index) },
    )
  })
