import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contract'
import type { Shape } from '../../contract/shape'
import { stopListOf } from '../../src/domain/stop'
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

const trip = <A>(words: string, { codec, schema }: Shape<A>, given: fc.Arbitrary<A>) => ({
  words,
  property: fc.property(given, (value) => {
    const written = jsonRoundTrip(codec.encode(value))
    expect(schemaMismatches(schema, written)).toEqual([])
    expect(right(codec.decode(written))).toEqual(value)
  }),
})

const moment = fc.constant('2026-11-23T08:14:00.000Z')
const maybe = <A>(some: fc.Arbitrary<A>) => fc.option(some, { nil: undefined })
const exactly = { noNullPrototype: true } as const

/** The stops stand on sheets as a reader fills them. */
const aReadPlan = () => aPlan().map((plan) => ({ ...plan, stops: stopListOf(plan.stops) }))

const aJob = () =>
  fc.record(
    {
      id: fc.uuid(),
      projectId: maybe(fc.uuid()),
      state: fc.constantFrom('queued', 'running', 'done', 'failed', 'cancelled'),
      progress: fc.double({ min: 0, max: 1, noNaN: true }).map((made) => made + 0),
      best: maybe(
        fc.record(
          { cost: fc.nat(), metres: fc.nat(), seconds: fc.nat(), planned: fc.nat(), unplanned: fc.nat() },
          exactly,
        ),
      ),
      message: maybe(fc.constant('90 stops planned')),
      result: maybe(
        fc.tuple(aReadPlan(), maybe(fc.integer({ min: 1 }))).map(([{ routes, stops, extra }, baseVersion]) => ({
          baseVersion,
          document: { routes, extra },
          stops,
          unplanned: [
            {
              stop: 's1',
              reasons: [{ vehicle: 'v', rule: 'hours', by: 60, words: 'too far' } as const],
              repairs: [{ words: 'On route 1', extraMetres: 5, extraSeconds: 6 }],
            },
          ],
          helps:
            baseVersion === 1
              ? undefined
              : [{ words: 'Home later', stops: ['s1'], among: 2, extraMetres: 1, extraSeconds: 2 }],
          late: baseVersion === 1 ? undefined : [{ stop: 's2', by: 720, words: 'late by 12 minutes' }],
        })),
      ),
      createdAt: moment,
      startedAt: maybe(moment),
      finishedAt: maybe(moment),
    },
    exactly,
  )

const anAddress = () =>
  anAnswer().map(
    (found) => found ?? { street: 'Dorp', houseNumber: undefined, city: undefined, coordinates: undefined },
  )

const trips = [
  trip('a user', endpoints.logIn.answer.shape, aUser()),
  trip('summaries', endpoints.listProjects.answer.shape, fc.array(aSummary(), { maxLength: 4 })),
  trip('a stop', endpoints.readStop.answer.shape, aStop()),
  trip(
    'the stops of a plan',
    endpoints.listStops.answer.shape,
    aReadPlan().map(({ stops }) => stops),
  ),
  trip(
    'a stops document',
    endpoints.readStopsDocument.answer.shape,
    aReadPlan().map(({ stops }) => stops),
  ),
  trip(
    'a new stop',
    endpoints.addStop.body.shape,
    aDraft().map((draft) => ({ ...draft, addressSummary: draft.addressSummary ?? 'Dorp 1' })),
  ),
  trip('a route', endpoints.recalculateRoute.answer.shape, aRoute()),
  trip('a driver', endpoints.readDriver.answer.shape, aDriver()),
  trip(
    'both documents of a plan',
    endpoints.saveProject.body.shape,
    aReadPlan().map(({ routes, stops, extra }) => ({ document: { routes, extra }, stops })),
  ),
  trip('a route problem', endpoints.postRouteProblem.body.shape, aProblem()),
  trip('a job', endpoints.readJob.answer.shape, aJob()),
  trip('a lookup', endpoints.lookUpAddress.query, aLookup()),
  trip('an address', endpoints.lookUpAddress.answer.shape, anAddress()),
]

describe('what one side writes', () => {
  it.each(trips)('is what the schema describes and the other side reads: $words', ({ property }) => {
    fc.assert<unknown>(property, { numRuns: 60 })
  })
})
