export const driverDraftExample = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12a, 3511 AB Utrecht',
  lat: 52.0907,
  lng: 5.1214,
  mobileNumber: '06 1234 5678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
}

export const driverExample = {
  id: 'drv_92ab',
  shortId: 'D007',
  createdAt: '2026-11-20T16:42:00.000Z',
  ...driverDraftExample,
  routes: [],
}
