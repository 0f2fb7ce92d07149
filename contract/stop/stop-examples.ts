import { stopFlags } from '../../src/domain/stop'

export const newStopExample = {
  type: 'Delivery',
  priority: 'Regular',
  customerName: 'Bakkerij Jansen',
  zip: '3511 AB',
  houseNumber: '12',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  lat: 52.0907,
  lng: 5.1214,
  timeSlotEarliest: '09:00',
  timeSlotLatest: '12:00',
  duration: 5,
  demand: [1],
  productDescription: '2 dozen',
  notes: 'Bel aan bij de buren',
}

export const stopExample = {
  id: 'stp_8k2f',
  shortId: 'A001',
  createdAt: '2026-11-20T16:42:00.000Z',
  ...newStopExample,
  groupedExternalTaskIds: ['T-1042'],
  isVisible: true,
  ...Object.fromEntries(stopFlags.map((flag) => [flag, false])),
  isPlanned: true,
  stopNumber: 10,
  routeNumber: 1,
  routeName: 'Visser Bezorgt',
  routeDay: '2026-11-23',
  externalRouteId: 1,
  color: '#d71034',
}
