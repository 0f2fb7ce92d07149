import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { diffPlans, type PlanChange } from '../../src/domain/history'
import { emptyPlan, planFromDocuments, type Plan } from '../../src/domain/plan'
import type { Activity, Route } from '../../src/domain/route'
import { aStoredPlan, beforeAndAfter, type BeforeAndAfter } from '../kit/arbitraries/history'
import { someFacts } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { decodePlanChange } from '../../contract/history'
import { encodePlanChange } from '../kit/encode-plan-change'
import { unplannedStop } from '../../src/domain/stop'

type Documents = { readonly decode: typeof decodePlanChange; readonly encode: typeof encodePlanChange }

const documents: Documents = { decode: decodePlanChange, encode: encodePlanChange }

/** Two plans in which, over time, every field of a stop is filled in. */
const planPairs = (): fc.Arbitrary<BeforeAndAfter> =>
  fc.oneof(
    beforeAndAfter(),
    fc
      .tuple(
        aStoredPlan(),
        fc.uniqueArray(someFacts(fc.uuid()), { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
      )
      .map(([before, facts]) => {
        const after = right(
          planFromDocuments({ routes: [], unknownFields: { toll: [1] } }, facts.map(unplannedStop), before),
        )
        return { before, after }
      }),
    fc
      .tuple(aStoredPlan(), fc.array(someTimes(), { minLength: 1 }), fc.boolean())
      .map(([before, times, hasOtherName]) => ({
        before,
        after: {
          ...before,
          routes: before.routes.map((route) => withVisits(route, timedBy(times, hasOtherName))),
        },
      })),
  )

/** Times as people and programs write them, close together or not. */
const someTimes = (): fc.Arbitrary<Pick<Activity, 'arrival' | 'departure'>> => {
  const time = fc.constantFrom(
    undefined,
    '2026-11-23T08:00:00.000Z',
    '2026-11-23T08:05:30.000Z',
    '2026-11-24T00:10:00.000Z',
    '2026-11-23T08:00:00.250Z',
    '2026-11-23T09:00:00+01:00',
    '08:00:00',
    '8.00',
    '2026-11-23 08:00:00.000Z',
  )
  return fc.record({ arrival: time, departure: time })
}

const withVisits = (route: Route, change: (visit: Activity, index: number) => Activity): Route => ({
  ...route,
  visits: route.visits.map(change),
})

const timedBy =
  (times: ReadonlyArray<Pick<Activity, 'arrival' | 'departure'>>, hasOtherName: boolean) =>
  (visit: Activity, index: number): Activity => ({
    ...visit,
    ...times[index % times.length],
    ...(hasOtherName && index % 3 === 1 ? { address: { ...visit.address, name: 'Achterdeur' } } : {}),
  })

const withVisitsChanged = (change: PlanChange, changeVisit: (visit: Activity) => Activity): PlanChange => ({
  ...change,
  routes: change.routes.map((route) => ({
    ...route,
    before: route.before && withVisits(route.before, changeVisit),
    after: route.after && withVisits(route.after, changeVisit),
  })),
})

const asIn = ({ routes }: Pick<Plan, 'routes'>, change: PlanChange): PlanChange => {
  const visits = new Map(routes.flatMap((route) => route.visits).map((visit) => [visit.id, visit]))
  return withVisitsChanged(change, (visit) => ({ ...visit, address: visits.get(visit.id)?.address ?? visit.address }))
}

const onOneDate = (change: PlanChange): PlanChange =>
  withVisitsChanged(change, (visit) => ({ ...visit, arrival: visit.arrival?.replace('2026-11-24', '2026-11-23') }))

const withEncoded = (mutate: (change: PlanChange) => PlanChange): Documents => ({
  ...documents,
  encode: (change) => encodePlanChange(mutate(change)),
})

const withDecoded = (value: unknown): ReturnType<typeof decodePlanChange> => decodePlanChange(value, emptyPlan)

/** A stored change of one route that tells little about its visits. */
const compactChange = (order: unknown, date: unknown): unknown => ({
  routes: [{ index: 0, before: { route: { activities: [] }, order, date } }],
  stops: [],
  moved: [],
})

const aCompactRoute = (): fc.Arbitrary<unknown> =>
  fc.record({
    route: fc.oneof(fc.constant({ activities: [{ id: 'a' }] }), fc.jsonValue()),
    order: fc.oneof(
      fc.array(fc.oneof(fc.constant('whole'), fc.array(fc.oneof(fc.string(), fc.jsonValue())), fc.jsonValue())),
      fc.jsonValue(),
    ),
    date: fc.jsonValue(),
  })

export const historyDocumentLaws: ReadonlyArray<Law> = [
  law({
    name: 'a change is stored in full',
    statement:
      'A change that is encoded, stored as text and decoded with the plan before or after it is the same change, with its unknown fields.',
    subject: documents,
    arbitrary: planPairs(),
    holds: ({ decode, encode }, { before, after }) => {
      const change = diffPlans(before, after)
      const stored = jsonRoundTrip(encode(change))
      for (const plan of [before, after]) assert.deepEqual(right(decode(stored, plan)), change)
    },
    mutants: {
      'a visit has the details of the plan': {
        ...documents,
        decode: (value, plan) => E.map((change: PlanChange) => asIn(plan, change))(decodePlanChange(value, plan)),
      },
      'it is decoded without the plan': { ...documents, decode: (value) => decodePlanChange(value, emptyPlan) },
      'times of another date are on the first': withEncoded((change) => onOneDate(change)),
      'the former routes are dropped': withEncoded((change) => ({
        ...change,
        routes: change.routes.map((route) => ({ ...route, before: undefined })),
      })),
      'unknown fields of a stop are dropped': withEncoded((change) => ({
        ...change,
        stops: change.stops.map((stop) => ({ ...stop, after: stop.after && { ...stop.after, unknownFields: {} } })),
      })),
      'unknown fields of a route are dropped': withEncoded((change) => ({
        ...change,
        routes: change.routes.map((route) => ({
          ...route,
          after: route.after && { ...route.after, unknownFields: {} },
        })),
      })),
      'unknown fields of the document are dropped': withEncoded((change) => ({ ...change, unknownFields: undefined })),
      'the requested day is dropped': withEncoded((change) => ({
        ...change,
        stops: change.stops.map((stop) => ({
          ...stop,
          after: stop.after && { ...stop.after, requestedDay: undefined },
        })),
      })),
      'moved stops are not stored': withEncoded((change) => ({ ...change, moved: [] })),
      'every stop goes first': withEncoded((change) => ({
        ...change,
        stops: change.stops.map((stop) => ({ ...stop, listIndex: 0 })),
      })),
    },
  }),
  law({
    name: 'any stored change',
    statement: 'Whatever is stored as a change, it is read or refused with reasons; nothing is thrown.',
    subject: withDecoded,
    arbitrary: fc.oneof(
      fc.jsonValue(),
      fc.record({ routes: fc.jsonValue(), stops: fc.constant([]), moved: fc.constant([]) }),
      fc.record({
        routes: fc.array(
          fc.record({ index: fc.oneof(fc.nat(9), fc.jsonValue()), before: fc.oneof(fc.jsonValue(), aCompactRoute()) }),
        ),
        stops: fc.array(fc.record({ id: fc.string(), place: fc.nat(9), after: fc.jsonValue() })),
        moved: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        extra: fc.oneof(fc.record({ before: fc.jsonValue(), after: fc.jsonValue() }), fc.jsonValue()),
      }),
    ),
    holds: (subject, value) => {
      const decoded = subject(value)
      if (E.isLeft(decoded)) assert.notEqual(decoded.left.length, 0)
    },
    nothingIsThrown: true,
    examples: [
      compactChange([['a']], { toString: 1 }),
      compactChange([[{ toString: 1 }]], '2026-11-23'),
      compactChange([['a', '09:00:00', { toString: 1 }]], '2026-11-23'),
    ],
    mutants: {
      'it is refused without a reason': (value) => E.mapLeft(() => [])(withDecoded(value)),
      'it does not check that there are routes': (value) => {
        const { routes } = value as PlanChange
        return E.map((change: PlanChange): PlanChange => ({ ...change, routes: routes.slice() }))(withDecoded(value))
      },
    },
  }),
]
