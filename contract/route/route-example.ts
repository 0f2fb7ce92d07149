const routeFields = { route_name: 'Visser Bezorgt', route_day: '2026-11-23', external_route_id: 1 }
const headquarters = { name: 'Headquarters', address: '', zipcode: '', lat: 52.0155316, lon: 4.6568895 }

export const routeExample = {
  ...routeFields,
  index: 0,
  color: '#d71034',
  isVisible: true,
  overview_polyline: '_p~iF~ps|U_ulLnnqC',
  distance_m: 48_200,
  duration_s: 16_900,
  driver_id: 'drv_92ab',
  driver_name: 'Joris de Vries',
  activities: [
    {
      ...routeFields,
      route_number: 1,
      id: 'start-0',
      type: 'start',
      stop_number: 0,
      is_planned: true,
      address: headquarters,
      departure: '2026-11-23T08:12:00.000Z',
    },
    {
      ...routeFields,
      route_number: 1,
      id: 'stp_8k2f',
      type: 'Delivery',
      stop_number: 10,
      is_planned: true,
      address: {
        name: 'Bakkerij Jansen',
        address: 'Oude Gracht 12, 3511 AB Utrecht',
        zipcode: '3511 AB',
        lat: 52.0907,
        lon: 5.1214,
      },
      arrival: '2026-11-23T08:58:00.000Z',
      departure: '2026-11-23T09:03:00.000Z',
    },
    {
      ...routeFields,
      route_number: 1,
      id: 'end-0',
      type: 'end',
      stop_number: 20,
      is_planned: true,
      address: headquarters,
      arrival: '2026-11-23T09:49:00.000Z',
    },
  ],
}
