import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract'
import type { Codec } from '../../contract/codec'
import { priceCodec } from '../../contract/move'
import type { Price } from '../../src/domain/move'
import { stopList } from '../../src/domain/stop'
import { aDraft } from '../kit/arbitraries/upload'
import { aDriver } from '../kit/arbitraries/driver'
import { aLookup, anAnswer } from '../kit/arbitraries/lookup'
import { aPlan } from '../kit/arbitraries/plan'
import { aProblem } from '../kit/arbitraries/problem'
import { aSummary } from '../kit/arbitraries/project'
import { aRoute } from '../kit/arbitraries/route'
import { aUser } from '../kit/arbitraries/session'
import { aStop } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { schemaMismatches } from '../kit/schema-mismatches'
import { jsonRoundTrip } from '../kit/json-round-trip'

const roundTripProperty = <A>(name: string, codec: Codec<A>, arbitrary: fc.Arbitrary<A>) => ({
  name,
  property: fc.property(arbitrary, (value) => {
    const written = jsonRoundTrip(codec.encode(value))
    expect(schemaMismatches(codec.schema, written)).toEqual([])
    expect(right(codec.decode(written))).toEqual(value)
  }),
})

const moment = fc.constant('2026-11-23T08:14:00.000Z')
const orUndefined = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { nil: undefined })
const exactly = { noNullPrototype: true } as const

/** The stops are a chunked StopList, as a decoder builds it. */
const aDecodedPlan = () => aPlan().map((plan) => ({ ...plan, stops: stopList.from(plan.stops) }))

const repairMove = {
  stop: 's1',
  to: { kind: 'driver', driverId: 'd1', day: '2026-11-23' },
  position: { kind: 'after', stop: 's2' },
  from: 'unplanned',
} as const

const aJob = () =>
  fc.record(
    {
      id: fc.uuid(),
      projectId: orUndefined(fc.uuid()),
      state: fc.constantFrom('queued', 'running', 'done', 'failed', 'cancelled'),
      progress: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0),
      best: orUndefined(
        fc.record(
          { cost: fc.nat(), metres: fc.nat(), seconds: fc.nat(), planned: fc.nat(), unplanned: fc.nat() },
          exactly,
        ),
      ),
      message: orUndefined(fc.constant('90 stops planned')),
      result: orUndefined(
        fc
          .tuple(aDecodedPlan(), orUndefined(fc.integer({ min: 1 })))
          .map(([{ routes, stops, unknownFields }, baseVersion]) => ({
            baseVersion,
            document: { routes, unknownFields },
            stops,
            unplanned: [
              {
                stop: 's1',
                reasons: [{ vehicle: 'v', rule: 'hours', by: 60, description: 'too far' } as const],
                repairs: [
                  { description: 'A further vehicle', extraMetres: 5, extraSeconds: 6 },
                  { description: 'On route 1', extraMetres: 5, extraSeconds: 6, moves: [repairMove] },
                ],
              },
            ],
            sharedRepairs:
              baseVersion === 1
                ? undefined
                : [{ description: 'Home later', stops: ['s1'], allowedStopCount: 2, extraMetres: 1, extraSeconds: 2 }],
            late: baseVersion === 1 ? undefined : [{ stop: 's2', by: 720, description: 'late by 12 minutes' }],
          })),
      ),
      createdAt: moment,
      startedAt: orUndefined(moment),
      finishedAt: orUndefined(moment),
    },
    exactly,
  )

const anAddress = () =>
  anAnswer().map(
    (foundAddress) =>
      foundAddress ?? { street: 'Dorp', houseNumber: undefined, city: undefined, coordinates: undefined },
  )

const aPositionPrice = () => {
  const figure = fc.integer({ min: -9_999, max: 9_999 })
  return fc.record(
    {
      after: orUndefined(fc.constant('s1')),
      stopNumber: fc.integer({ min: 1, max: 999 }),
      arrival: orUndefined(moment),
      figures: fc.record(
        { metres: figure, seconds: figure, lateStops: figure, lateSeconds: figure, overload: figure },
        exactly,
      ),
      lock: orUndefined(moment.map((at) => ({ by: 'm.visser', at }))),
    },
    exactly,
  )
}

const aPrice = () =>
  fc
    .tuple(aPositionPrice(), orUndefined(fc.array(aPositionPrice(), { maxLength: 3 })))
    .map(([bestPosition, positionPrices]): Price => ({
      to: { kind: 'route', index: 3 },
      day: '2026-11-23',
      bestPosition,
      figures: bestPosition.figures,
      lock: bestPosition.lock,
      positionPrices,
    }))

const roundTrips = [
  roundTripProperty('a user', endpoints.logIn.answer.codec, aUser()),
  roundTripProperty('summaries', endpoints.listProjects.answer.codec, fc.array(aSummary(), { maxLength: 4 })),
  roundTripProperty('a stop', endpoints.readStop.answer.codec, aStop()),
  roundTripProperty(
    'the stops of a plan',
    endpoints.listStops.answer.codec,
    aDecodedPlan().map(({ stops }) => stops),
  ),
  roundTripProperty(
    'a stops document',
    endpoints.readStopsDocument.answer.codec,
    aDecodedPlan().map(({ stops }) => stops),
  ),
  roundTripProperty(
    'a new stop',
    endpoints.addStop.body.codec,
    aDraft().map((draft) => ({ ...draft, addressSummary: draft.addressSummary ?? 'Dorp 1' })),
  ),
  roundTripProperty('a route', endpoints.recalculateRoute.answer.codec, aRoute()),
  roundTripProperty('a driver', endpoints.readDriver.answer.codec, aDriver()),
  roundTripProperty(
    'both documents of a plan',
    endpoints.saveProject.body.codec,
    aDecodedPlan().map(({ routes, stops, unknownFields }) => ({ document: { routes, unknownFields }, stops })),
  ),
  roundTripProperty('a route problem', endpoints.postRouteProblem.body.codec, aProblem()),
  roundTripProperty('a job', endpoints.readJob.answer.codec, aJob()),
  roundTripProperty('a price', priceCodec, aPrice()),
  roundTripProperty('a lookup', endpoints.lookUpAddress.query, aLookup()),
  roundTripProperty('an address', endpoints.lookUpAddress.answer.codec, anAddress()),
]

describe('codecs', () => {
  it.each(roundTrips)('an encoded value fits the schema and is decoded unchanged: $name', ({ property }) => {
    fc.assert<unknown>(property, { numRuns: 60 })
  })
})
