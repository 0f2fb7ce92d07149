import { addressSummaryOf, formatZip } from '../../src/domain/address'
import { newDriver, type Driver } from '../../src/domain/driver'
import type { PickAddress } from './address-picker'
import type { RandomSource } from './random-source'

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

/** Each is created a minute after the one before, so that the drivers are listed in this order. */
export const demoDrivers = (
  random: RandomSource,
  pickAddress: PickAddress,
  createdAt: (minutes: number) => string,
): ReadonlyArray<Driver> =>
  driverProfiles.map(([firstName, lastName, town, from, to, capacity], index) => {
    const { street, city, at: coordinates, houseNumber, suffix: houseNumberSuffix, ...address } = pickAddress(town)
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
        // These numbers belong to no telephone.
        mobileNumber: `06 0000 00${String(index + 1).padStart(2, '0')}`,
        availabilityEarliest: from,
        availabilityLatest: to,
        vehicleCapacity: capacity,
      },
      { id: random.id(), shortId: `D${String(index + 1).padStart(2, '0')}`, createdAt: createdAt(index) },
    )
  })
