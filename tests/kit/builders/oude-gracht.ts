import type { StopFacts } from '../../../src/domain/stop'

/** An address in Utrecht with its coordinates. */
export const oudeGracht = {
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: undefined,
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  coordinates: { lat: 52.09, lng: 5.12 },
} satisfies Partial<StopFacts>
