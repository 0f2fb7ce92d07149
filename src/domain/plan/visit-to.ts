import type { Activity } from '../route'
import { NO_NUMBER, type StopFacts } from '../stop'

/** How a route writes down a stop it takes up; its number comes with its place. */
export const visitTo = (stop: StopFacts): Activity => ({
  id: stop.id,
  type: stop.type,
  stopNumber: NO_NUMBER,
  address: {
    name: stop.customerName,
    address:
      stop.addressSummary ?? [stop.street, stop.houseNumber + (stop.houseNumberSuffix ?? '')].filter(Boolean).join(' '),
    zipcode: stop.zip,
    at: stop.at,
    extra: {},
  },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  extra: {},
})
