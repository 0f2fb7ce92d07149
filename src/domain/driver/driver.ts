import type { Coordinates } from '../address'

export type DriverId = string

/** The details that a dispatcher enters. */
export type DriverDetails = {
  readonly firstName: string
  readonly lastName: string
  readonly zip: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string | undefined
  readonly street: string | undefined
  readonly city: string | undefined
  readonly addressSummary: string | undefined
  readonly coordinates: Coordinates | undefined
  readonly mobileNumber: string
  /** HH:mm */
  readonly availabilityEarliest: string | undefined
  readonly availabilityLatest: string | undefined
  /** maximum load */
  readonly vehicleCapacity: number | undefined
  /** how many times the vehicle may leave its depot in a day; undefined means once */
  readonly trips?: number | undefined
  /** what each loading between two trips takes; undefined means the default */
  readonly loadingMinutes?: number | undefined
}

/** What the server generates for a new driver. */
export type DriverCreationInfo = { readonly id: DriverId; readonly shortId: string; readonly createdAt: string }

/** A driver as the server stores it (§3). */
export type Driver = DriverDetails &
  DriverCreationInfo & {
    /** a field of §3 that nothing here uses, since a route names its driver; empty for a new driver */
    readonly routes: ReadonlyArray<unknown>
    /** unknown fields, kept as they came */
    readonly unknownFields: Readonly<Record<string, unknown>>
  }

/** A driver to be stored: the details, and unknown fields, which are stored unchanged. */
export type DriverDraft = { readonly details: DriverDetails; readonly unknownFields: Driver['unknownFields'] }

export const newDriver = (details: DriverDetails, creationInfo: DriverCreationInfo): Driver => ({
  ...details,
  ...creationInfo,
  routes: [],
  unknownFields: {},
})

export const driverName = ({ firstName, lastName }: Pick<Driver, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()
