import type { Plan } from '../../src/domain/plan'
import type { StopFacts } from '../../src/domain/stop'
import { plainFacts } from '../../tests/kit/arbitraries/stop'
import { planOf } from '../../tests/kit/builders/plan'
import { right } from '../../tests/kit/either'
import { jsonRoundTrip } from '../../tests/kit/json-round-trip'
import { benchRouteOf } from '../bench-route'
import { decodeProjectDocument, encodeProjectDocument } from '../../contract/project'
import { decodeStops, encodeStop } from '../../contract/stop'

const STOPS_PER_ROUTE = 50
const customers = ['Bakkerij Jansen', 'Fietsenwinkel Huisman', 'Apotheek de Vries', 'Café ’t Hoekje', 'Bloemist Smit']
const cities = ['Utrecht', 'Zwolle', 'Den Haag', "'s-Hertogenbosch"]

const factsOf = (index: number): StopFacts => ({
  ...plainFacts,
  id: `stop-${index}`,
  shortId: index.toString(36).toUpperCase(),
  customerName: `${customers[index % customers.length] ?? ''} ${index}`,
  zip: `${1000 + (index % 9000)} AB`,
  houseNumber: String(1 + (index % 250)),
  city: cities[index % cities.length],
  coordinates: { lat: 51 + (index % 977) / 500, lng: 4 + (index % 1009) / 400 },
  timeSlotEarliest: '09:00',
  timeSlotLatest: '17:00',
  duration: 5,
})

/**
 * Routes of fifty stops over five days, and every fiftieth stop unplanned. Decoded from documents, as every plan is.
 */
export const benchPlanOf = (size: number): Plan => {
  const { routes, stops, unknownFields } = buildPlan(size)
  const document = jsonRoundTrip(encodeProjectDocument({ routes, unknownFields }))
  const stopRecords = jsonRoundTrip(Array.from(stops, encodeStop))
  return { ...right(decodeProjectDocument(document)), stops: right(decodeStops(stopRecords)) }
}

const buildPlan = (size: number): Plan => {
  const facts = Array.from({ length: size }, (_, index) => factsOf(index))
  const planned = facts.slice(0, size - size / STOPS_PER_ROUTE)
  const routes = Array.from({ length: Math.ceil(planned.length / STOPS_PER_ROUTE) }, (_, index) =>
    benchRouteOf(index, planned.slice(index * STOPS_PER_ROUTE, (index + 1) * STOPS_PER_ROUTE)),
  )
  return planOf(routes, facts)
}
