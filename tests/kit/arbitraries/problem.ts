import fc from 'fast-check'
import type {
  Break,
  FixedPosition,
  ProblemOptions,
  ProblemStop,
  RouteProblem,
  Vehicle,
  Window,
} from '../../../src/domain/problem'
import { priorities, stopTypes } from '../../../src/domain/stop'
import { aPoint } from './address'

const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })

export const amounts = (dimensions: number): fc.Arbitrary<ReadonlyArray<number>> =>
  fc.array(fc.oneof(upTo(9), fc.constantFrom(0.1, 0.2, 1_000_000)), { minLength: dimensions, maxLength: dimensions })

const plain = { noNullPrototype: true } as const

const aTime = (): fc.Arbitrary<number> => fc.oneof(upTo(48 * 3600), fc.constantFrom(0, 32_400, 86_400, 48 * 3600))

const aWindow = (): fc.Arbitrary<Window> =>
  fc.tuple(aTime(), aTime()).map(([first, second]) => ({ from: Math.min(first, second), to: Math.max(first, second) }))

const aBreak = (): fc.Arbitrary<Break> =>
  fc
    .tuple(upTo(40 * 3600), fc.integer({ min: 1, max: 3600 }), upTo(3600))
    .map(([from, length, slack]) => ({ window: { from, to: from + length + slack }, length }))

const aVehicle = (id: string, dimensions: number): fc.Arbitrary<Vehicle> =>
  fc.record(
    {
      id: fc.constant(id),
      name: fc.constantFrom('Noor Smit', "Bezorgdienst 's-Gravenhage", 'Zoë', 'Noor Smit'),
      day: fc.constantFrom(undefined, '2026-11-23', '2026-11-24', 'Ma'),
      start: aPoint(),
      end: aPoint(),
      earliest: upTo(40 * 3600),
      latest: fc.integer({ min: 40 * 3600 + 1, max: 48 * 3600 }),
      capacity: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: dimensions, maxLength: dimensions }),
      breaks: fc.array(aBreak(), { maxLength: 2 }),
      trips: fc.constantFrom(1, 2, 10),
      loading: fc.constantFrom(0, 1200),
    },
    plain,
  )

const aProblemStop = (id: string, position: number, vehicles: ReadonlyArray<string>): fc.Arbitrary<ProblemStop> =>
  fc
    .record(
      {
        id: fc.constant(id),
        coordinates: aPoint(),
        type: fc.constantFrom(...stopTypes),
        demand: fc.integer({ min: 1, max: 3 }).chain(amounts),
        service: fc.oneof(upTo(3600), fc.constantFrom(0, 60, 7)),
        windows: fc.array(aWindow(), { maxLength: 3 }),
        priority: fc.constantFrom(...priorities),
        allowedVehicles: fc.option(fc.subarray([...vehicles], { minLength: 1 }), { nil: undefined }),
        fixedPosition: fc.constant<FixedPosition | undefined>(undefined),
      },
      plain,
    )
    .chain((stop) =>
      fc
        .option(
          fc.tuple(fc.constantFrom(...(stop.allowedVehicles ?? vehicles)), fc.constantFrom(undefined, position)),
          {
            nil: undefined,
          },
        )
        .map((fixed) => ({ ...stop, fixedPosition: fixed && { vehicle: fixed[0], position: fixed[1] } })),
    )

const someOptions = (): fc.Arbitrary<ProblemOptions> =>
  fc.record(
    {
      weights: fc.constantFrom(undefined, 'balanced', 'shortest', 'fewest'),
      latenessWeight: fc.constantFrom(undefined, undefined, 0.5, 10),
      budgetSeconds: fc.constantFrom(undefined, 1, 20, 300),
      seed: fc.constantFrom(undefined, 0, 42),
    },
    plain,
  )

/** A problem with any kind of constraint; some stops may be impossible. */
export const aProblem = (): fc.Arbitrary<RouteProblem> =>
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 2 }))
    .chain(([vehicles, stops, dimensions]) => {
      const ids = Array.from({ length: vehicles }, (_, index) => `v ${index}/é`)
      return fc.record(
        {
          vehicles: fc.tuple(...ids.map((id) => aVehicle(id, dimensions))),
          stops: fc.tuple(...Array.from({ length: stops }, (_, index) => aProblemStop(`s${index}`, index + 1, ids))),
          options: someOptions(),
        },
        plain,
      )
    })

/** A field of the first stop or vehicle, and an invalid value for it. */
export type BrokenField = { readonly list: 'stops' | 'vehicles'; readonly field: string; readonly value: unknown }

const invalidValues: Readonly<Record<BrokenField['list'], Readonly<Record<string, ReadonlyArray<unknown>>>>> = {
  stops: {
    id: ['', null, {}],
    lat: [90.1, 'noord', null],
    lng: [-181, [], null],
    type: ['Bezoek', 3],
    demand: [-1, 'veel', [], [1, -1], 1e10],
    duration: [-1, 'lang'],
    windows: [
      [['10:00', '9:59']],
      [['9:00']],
      'ochtend',
      [['9:60', '10:00']],
      [['2026-11-23T09:00', '2026-11-22T10:00']],
    ],
    priority: ['Urgent', 1],
    allowed_vehicles: [[], ['ghost'], 'ghost'],
    pinned: ['ghost', { vehicle: 'ghost', place: 1 }, { place: 1 }, { vehicle: 'v 0/é', place: 0 }, 7],
  },
  vehicles: {
    id: ['', null],
    name: ['', null, '   '],
    start: [null, { lat: 0, lng: 0 }, { lat: 52 }, 'Utrecht'],
    end: [null, { lat: 52, lng: 500 }],
    earliest: ['49:00', 9, null],
    latest: ['0:00', 'laat', null],
    capacity: [
      0,
      -1,
      1.5,
      [0, 0],
      [5, 3],
      [1, 2, 3],
      [],
      'vol',
      null,
      [
        [0, 5],
        [0, 0],
      ],
    ],
    trips: [0, 11, 1.5, 'veel'],
    loading: [-1, 'lang'],
    breaks: [[{ from: '12:00', to: '12:30', duration: 31 }], [{ from: '12:00', to: '13:00' }], 'lunch'],
  },
}

export const aBrokenField = (): fc.Arbitrary<BrokenField> =>
  fc.constantFrom(
    ...(['stops', 'vehicles'] as const).flatMap((list) =>
      Object.entries(invalidValues[list]).flatMap(([field, values]) => values.map((value) => ({ list, field, value }))),
    ),
  )
