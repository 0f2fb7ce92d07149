/** A driver as §5 asks for one. */
export const driverBody = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '2801 YA',
  houseNumber: '3',
  addressSummary: 'Lindenhof 3, 2801 YA Gouda',
  mobileNumber: '06-12345678',
  availabilityEarliest: '9:00',
  availabilityLatest: '18:00',
  capacity: [0, 50],
}
