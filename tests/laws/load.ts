import assert from 'node:assert/strict'
import fc from 'fast-check'
import { peakLoad, type StopLoad } from '../../src/domain/route'
import { law, type Law } from '../kit/law'

type Loaded = StopLoad & { readonly demand: readonly [number] }

const someLoads = (): fc.Arbitrary<ReadonlyArray<Loaded>> =>
  fc.array(
    fc.record({
      type: fc.constantFrom('Delivery', 'Pickup', 'Service'),
      demand: fc.tuple(fc.integer({ min: 0, max: 20 })),
    }),
    { minLength: 1, maxLength: 12 },
  )

const sumOf = (stops: ReadonlyArray<Loaded>, type: string): number =>
  stops.reduce((sum, stop) => sum + (stop.type === type ? stop.demand[0] : 0), 0)

const ofType = (stops: ReadonlyArray<Loaded>, ...types: ReadonlyArray<string>): ReadonlyArray<Loaded> =>
  types.flatMap((type) => stops.filter((stop) => stop.type === type))

const sumOfDemands = (stops: ReadonlyArray<StopLoad>): ReadonlyArray<number> => [
  stops.reduce((sum, { demand }) => sum + (demand[0] ?? 0), 0),
]

const peakLoadWithTypes = (change: (type: string) => string) => (stops: ReadonlyArray<StopLoad>) =>
  peakLoad(stops.map((stop) => ({ ...stop, type: change(stop.type) })))

export const loadLaws: ReadonlyArray<Law> = [
  law({
    name: 'load of a reversed route',
    statement: 'A route driven backwards, with deliveries and pickups swapped, has the same peak load.',
    subject: peakLoad,
    arbitrary: someLoads(),
    holds: (subject, stops) => {
      const swapped = stops.toReversed().map((stop) => ({
        ...stop,
        type: stop.type === 'Delivery' ? 'Pickup' : stop.type === 'Pickup' ? 'Delivery' : stop.type,
      }))
      assert.deepEqual(subject(swapped), subject(stops))
    },
    mutants: {
      'pickups are not carried': peakLoadWithTypes((type) => (type === 'Pickup' ? 'Service' : type)),
    },
  }),
  law({
    name: 'load depends on the order',
    statement:
      'Deliveries before pickups need the capacity of the larger load; pickups before deliveries need that of both.',
    subject: peakLoad,
    arbitrary: someLoads(),
    holds: (subject, stops) => {
      const [delivered, picked] = [sumOf(stops, 'Delivery'), sumOf(stops, 'Pickup')]
      assert.deepEqual(subject(ofType(stops, 'Delivery', 'Service', 'Pickup')), [Math.max(delivered, picked)])
      assert.deepEqual(subject(ofType(stops, 'Pickup', 'Service', 'Delivery')), [delivered + picked])
    },
    mutants: {
      'the whole load is always on board': sumOfDemands,
      'a service is carried': peakLoadWithTypes((type) => (type === 'Service' ? 'Pickup' : type)),
      'only deliveries count': peakLoadWithTypes((type) => (type === 'Pickup' ? 'Service' : type)),
    },
  }),
  law({
    name: 'load of several trips',
    statement: 'A route that is reloaded between two trips has the higher of their peak loads.',
    subject: peakLoad,
    arbitrary: fc.tuple(someLoads(), someLoads()),
    holds: (subject, [first, second]) => {
      const [one, other] = [subject(first), subject(second)]
      assert.deepEqual(subject([...first, 'reload', ...second]), [Math.max(one[0] ?? 0, other[0] ?? 0)])
    },
    mutants: {
      'a reload changes nothing': (changes) => peakLoad(changes.filter((change) => change !== 'reload')),
    },
  }),
]
