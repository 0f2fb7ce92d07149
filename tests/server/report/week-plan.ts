import type { Coordinates } from '../../../src/domain/address'
import { newDriver, type Driver } from '../../../src/domain/driver'
import { assemblePlan, wholePlan, type Plan } from '../../../src/domain/plan'
import { noLegs, renumberVisits, routeColours, type Activity, type Route } from '../../../src/domain/route'
import { type StopFacts, unplannedStop } from '../../../src/domain/stop'
import { runAtOnce } from '../../../src/domain/value'
import { reportContent, type MeasureDrive, type ReportInput, type ReportContent } from '../../../server/report'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'

const shops = ['Bakkerij', 'Fietsenwinkel', 'Café', 'Bloemist', 'Slagerij', 'Apotheek', 'Drukkerij', 'Kinderopvang']
const families = ['Jansen', 'de Vries', 'Huisman', 'van ’t Hof', 'Šimić', 'Łuczak', 'Özdemir', 'van der Meer']
const streets = ['Oude Gracht', 'Dorpsstraat', 'Stationsweg', 'Burgemeester van Tuyllkade', 'Biltstraat']
const towns: ReadonlyArray<readonly [string, number, number]> = [
  ['Utrecht', 52.09, 5.12],
  ['Amersfoort', 52.156, 5.387],
  ['Zeist', 52.088, 5.233],
  ['Houten', 52.028, 5.168],
  ['Veenendaal', 52.028, 5.554],
  ['Gouda', 52.011, 4.711],
  ['Hilversum', 52.224, 5.171],
  ['Barneveld', 52.14, 5.585],
]

const pickAt = <A>(list: ReadonlyArray<A>, index: number): A => list[index % list.length] as A

export const headquarters: Coordinates = { lat: 52.0155316, lng: 4.6568895 }

/** Unrealistic distances and times are enough, because the report only adds them up. */
const measureDrive: MeasureDrive = (points) => {
  const metres = points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point
    return sum + Math.hypot((point.lat - before.lat) * 111_200, (point.lng - before.lng) * 68_300) * 1.3
  }, 0)
  return { metres, seconds: metres / 14, legs: { ...noLegs, estimate: Math.max(0, points.length - 1) } }
}

const clock = { now: () => new Date('2026-11-20T15:42:00.000Z') }

const stopFactsAt = (index: number, town = index): StopFacts => {
  const [city, lat, lng] = pickAt(towns, town)
  const hour = 8 + (index % 9)
  return {
    ...plainFacts,
    id: `s${index}`,
    type: index % 11 === 5 ? 'Pickup' : 'Delivery',
    customerName: `${pickAt(shops, index * 3 + 1)} ${pickAt(families, index * 7 + Math.floor(index / 8))}`,
    contactName: index % 6 === 0 ? 'Anneloes' : undefined,
    zip: `${3500 + (index % 480)}${pickAt(['AB', 'CD', 'XZ'], index)}`,
    houseNumber: String(1 + ((index * 37) % 240)),
    houseNumberSuffix: index % 13 === 0 ? 'bis' : undefined,
    street: pickAt(streets, index * 5 + 2),
    city,
    coordinates: { lat: lat + (((index * 61) % 100) - 50) / 900, lng: lng + (((index * 83) % 100) - 50) / 600 },
    timeSlotEarliest: index % 3 === 0 ? `${String(hour).padStart(2, '0')}:00` : undefined,
    timeSlotLatest: index % 3 !== 1 ? `${String(hour + 2).padStart(2, '0')}:30` : undefined,
    duration: 10,
    demand: [1 + (index % 4)],
    productDescription:
      index % 4 === 0 ? '2 × oven tray trolley, 1 × crate return' : index % 4 === 1 ? '6 crates' : undefined,
    notes: index % 9 === 0 ? 'Deliver at the rear, ring twice. No parking before 10:00.' : undefined,
  }
}

const depotVisit = (type: 'start' | 'end', time: string): Activity =>
  aVisitTo(type, {
    type,
    address: {
      name: 'Headquarters',
      address: 'Atoomweg 60, Gouda',
      zipcode: '2809 PA',
      coordinates: headquarters,
      unknownFields: {},
    },
    arrival: time,
    departure: time,
  })

const days = ['2026-11-23', '2026-11-24', '2026-11-25']
const timeOn = (day: string, minutes: number): string =>
  `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00+01:00`

const aRoute = (index: number, facts: ReadonlyArray<StopFacts>): Route => {
  const day = pickAt(days, index)
  const [town] = pickAt(towns, index)
  const route = aRouteTo(
    facts.map(({ id }) => id),
    {
      index,
      name: `${town} ${pickAt(['Noord', 'Zuid', 'en omgeving'], index)}`,
      day,
      carrierId: (index % 4) + 1,
      color: pickAt(routeColours, index).hex,
      driverId: `d${index % 5}`,
      start: depotVisit('start', timeOn(day, 510)),
      end: depotVisit('end', timeOn(day, 540 + facts.length * 22)),
    },
  )
  return renumberVisits({
    ...route,
    visits: route.visits.map((visit, visitIndex) => ({
      ...visit,
      address: { ...visit.address, coordinates: facts[visitIndex]?.coordinates },
      arrival: timeOn(day, 535 + visitIndex * 22),
      departure: timeOn(day, 545 + visitIndex * 22),
    })),
  })
}

export const drivers: ReadonlyArray<Driver> = [
  'Noor Smit',
  'Bram Kok',
  'Sanne de Wit',
  'Youssef Amrani',
  'Tess Vos',
].map((name, index) => {
  const [firstName = '', ...rest] = name.split(' ')
  return newDriver(
    {
      ...joris,
      firstName,
      lastName: rest.join(' '),
      availabilityEarliest: '08:00',
      vehicleCapacity: 26 + index * 4,
    },
    { id: `d${index}`, shortId: `D${index}`, createdAt: '2026-11-01T08:00:00.000Z' },
  )
})

/** A plan with this many stops on this many routes, with some unplanned. */
export const weekPlan = (stops: number, routes: number, unplannedCount = 0): Plan => {
  const perRoute = routes === 0 ? 0 : Math.ceil((stops - unplannedCount) / routes)
  const facts = Array.from({ length: stops }, (_, index) =>
    stopFactsAt(index, perRoute === 0 || index >= stops - unplannedCount ? index : Math.floor(index / perRoute)),
  )
  const planned = facts.slice(0, stops - unplannedCount)
  return assemblePlan(
    Array.from({ length: routes }, (_, index) =>
      aRoute(index, planned.slice(index * perRoute, (index + 1) * perRoute)),
    ),
    facts.map(unplannedStop),
    {},
  )
}

export const reportInputOf = (plan: Plan, changes: Partial<ReportInput> = {}): ReportInput => ({
  project: { name: 'Utrecht wk 48', version: 42 },
  part: wholePlan,
  plan,
  drivers,
  carriers: [
    { id: 1, displayName: 'Van Dijk Transport' },
    { id: 2, displayName: 'Snelkoerier' },
  ],
  headquarters,
  unplannedReasonOf: () => undefined,
  measureDrive,
  clock,
  ...changes,
})

/** The content of the report, made without pauses. */
export const contentOf = (plan: Plan, changes: Partial<ReportInput> = {}): ReportContent =>
  runAtOnce(reportContent(reportInputOf(plan, changes)))
