import type { Activity, Route } from '../../../src/domain/route'
import type { StopId } from '../../../src/domain/stop'

export const aVisitTo = (id: StopId, changes: Partial<Activity> = {}): Activity => ({
  id,
  type: 'Delivery',
  stopNumber: -1,
  address: {
    name: `Customer ${id}`,
    address: 'Dorpsstraat 1',
    zipcode: '3511 AB',
    coordinates: { lat: 52.1, lng: 5.1 },
    unknownFields: {},
  },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
  ...changes,
})

/** A numbered route from and to a depot that visits these stops in this order. */
export const aRouteTo = (ids: ReadonlyArray<StopId>, changes: Partial<Route> = {}): Route => ({
  index: 0,
  name: 'Noord',
  day: '2026-11-23',
  carrierId: 7,
  color: '#d71034',
  isVisible: true,
  overviewPolyline: undefined,
  metres: undefined,
  seconds: undefined,
  figureSource: undefined,
  driverId: undefined,
  driverName: undefined,
  start: aVisitTo('start', { type: 'start', stopNumber: 0 }),
  visits: ids.map((id, index) => aVisitTo(id, { stopNumber: (index + 1) * 10 })),
  end: aVisitTo('end', { type: 'end', stopNumber: (ids.length + 1) * 10 }),
  unknownFields: {},
  ...changes,
})
