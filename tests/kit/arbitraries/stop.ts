import fc from 'fast-check'
import {
  priorities,
  stopFlags,
  stopTypes,
  unplannedPlacementOf,
  unplannedStop,
  type Stop,
  type StopFacts,
} from '../../../src/domain/stop'
import { aPoint } from './address'
import { oudeGracht } from '../builders/oude-gracht'
import { withFields } from '../builders/stop'

const words = ['Bakkerij', 'Fietsenwinkel', 'Café', 'Bloemist', 'Slagerij', 'Apotheek', "'t Hoekje", 'Züber', 'Ïsbrand']
const names = ['Jansen', 'de Vries', 'Huisman', 'Coöperatie', 'van ’t Hof', 'Šimić', '', '漢字', '<b>Vet</b>']
const cities = ['Utrecht', "'s-Hertogenbosch", 'Súdwest-Fryslân', 'Zwolle', 'IJmuiden', 'Den Haag']

/** Few words, so that names occur twice. */
export const aCustomerName = (): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...names)).map(([first, last]) => `${first} ${last}`.trim())

export const aCity = (): fc.Arbitrary<string> => fc.constantFrom(...cities)

export const aZip = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom('AB', 'CD', 'XZ'))
    .map(([digits, end]) => `${digits} ${end}`)

const optional = <A>(some: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> => fc.option(some, { nil: undefined, freq: 3 })

const aTimeOfDay = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)

export const someFacts = (id: fc.Arbitrary<string>): fc.Arbitrary<StopFacts> =>
  fc.record(
    {
      id,
      shortId: fc.stringMatching(/^[A-Z0-9]{4}$/),
      createdAt: fc.constant('2026-11-20T16:42:00.000Z'),
      type: fc.constantFrom(...stopTypes),
      priority: fc.constantFrom(...priorities),
      customerName: aCustomerName(),
      contactName: optional(fc.constantFrom('Anneloes', 'Joris')),
      phone: optional(fc.constantFrom('+31 (0)6 1234 5678', '0612345678')),
      zip: aZip(),
      houseNumber: fc.integer({ min: 1, max: 999 }).map(String),
      houseNumberSuffix: optional(fc.constantFrom('a', 'bis', '2e')),
      street: optional(fc.constantFrom('Dorpsstraat', 'Oude Gracht', 'Hoge Ryndijk')),
      city: optional(aCity()),
      addressSummary: optional(fc.constant('Dorpsstraat 1, Utrecht')),
      coordinates: optional(aPoint()),
      requestedDay: optional(fc.constantFrom('2026-11-23', 'Vr')),
      timeSlotEarliest: optional(aTimeOfDay()),
      timeSlotLatest: optional(aTimeOfDay()),
      duration: optional(fc.integer({ min: 0, max: 90 })),
      demand: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 2 }),
      productDescription: optional(fc.constant('2 dozen')),
      notes: optional(fc.constant('Bel aan bij de buren')),
      groupedExternalTaskIds: fc.array(fc.stringMatching(/^T[0-9]{3}$/), { maxLength: 2 }),
      optimizedIndex: optional(fc.nat(99)),
      isVisible: fc.boolean(),
      flags: fc
        .subarray([...stopFlags])
        .map((set) => Object.fromEntries(stopFlags.map((flag) => [flag, set.includes(flag)])) as StopFacts['flags']),
      unknownFields: fc.constantFrom({}, { erpNumber: 'E-17' }),
    },
    { noNullPrototype: true },
  )

/** An ordinary delivery, for tests in which stop details do not matter. */
export const plainFacts: StopFacts = {
  id: 's0',
  shortId: 'A001',
  createdAt: '2026-11-20T16:42:00.000Z',
  type: 'Delivery',
  priority: 'Regular',
  customerName: 'Bakkerij Jansen',
  contactName: undefined,
  phone: undefined,
  ...oudeGracht,
  requestedDay: undefined,
  timeSlotEarliest: undefined,
  timeSlotLatest: undefined,
  duration: undefined,
  demand: [1],
  productDescription: undefined,
  notes: undefined,
  groupedExternalTaskIds: [],
  optimizedIndex: undefined,
  isVisible: true,
  flags: {
    isOptimized: false,
    isCompleted: false,
    isScannedIn: false,
    isScannedOut: false,
    isEtaUpdated: false,
    isPromiseChecked: false,
    isPositionCorrected: false,
  },
  unknownFields: {},
}

/** On no route, and without a requested day. */
export const unplanned = unplannedPlacementOf(undefined)

/** A stop from the list of a server, whose placement may contradict the routes. */
export const aStop = (id: fc.Arbitrary<string> = fc.uuid()): fc.Arbitrary<Stop> =>
  fc
    .tuple(
      someFacts(id),
      fc.boolean(),
      fc.constantFrom(-1, 0, 10, 20, 150, 1230),
      fc.nat(7),
      fc.constantFrom('2026-11-23', '2026-11-24', 'Wo'),
    )
    .map(([facts, isPlanned, stopNumber, index, routeDay]) =>
      isPlanned
        ? {
            facts,
            placement: {
              isPlanned,
              stopNumber,
              routeNumber: index + 1,
              routeName: `Route ${index + 1}`,
              routeDay,
              carrierId: index + 1,
              color: '#d71034',
            },
          }
        : unplannedStop(facts),
    )

export const someStops = (
  size: { readonly maxLength: number } = { maxLength: 40 },
): fc.Arbitrary<ReadonlyArray<Stop>> =>
  fc
    .array(aStop(), size)
    .map((stops) => stops.map((stop, index) => withFields(stop, { id: `${stop.facts.id}-${index}` })))
