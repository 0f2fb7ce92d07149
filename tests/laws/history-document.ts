import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { changeBetween, readPlanChange, writePlanChange, type PlanChange } from '../../src/domain/history'
import { planFromDocuments } from '../../src/domain/plan'
import { aKeptPlan, beforeAndAfter } from '../kit/arbitraries/history'
import { someFacts } from '../kit/arbitraries/stop'
import { right } from '../kit/either'
import { law, type Law } from '../kit/law'
import { overTheWire } from '../kit/over-the-wire'

type Documents = { readonly read: typeof readPlanChange; readonly write: typeof writePlanChange }

const documents: Documents = { read: readPlanChange, write: writePlanChange }

/** With every field of a stop filled in at some time. */
const aChange = (): fc.Arbitrary<PlanChange> =>
  fc.oneof(
    beforeAndAfter().map(({ before, after }) => changeBetween(before, after)),
    fc
      .tuple(
        aKeptPlan(),
        fc.uniqueArray(someFacts(fc.uuid()), { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
      )
      .map(([before, facts]) => {
        const after = right(planFromDocuments({ routes: [], extra: { toll: [1] } }, facts, before))
        return changeBetween(before, after)
      }),
  )

const writing = (slip: (change: PlanChange) => PlanChange): Documents => ({
  ...documents,
  write: (change) => writePlanChange(slip(change)),
})

export const historyDocumentLaws: ReadonlyArray<Law> = [
  law({
    name: 'a change is kept whole',
    words: 'A change written, kept as text and read is the same change, with the fields that nobody here knows.',
    subject: documents,
    given: aChange(),
    holds: ({ read, write }, change) => assert.deepEqual(right(read(overTheWire(write(change)))), change),
    mutants: {
      'what routes were is forgotten': writing((change) => ({
        ...change,
        routes: change.routes.map((route) => ({ ...route, before: undefined })),
      })),
      'unknown fields of a stop are dropped': writing((change) => ({
        ...change,
        stops: change.stops.map((stop) => ({ ...stop, after: stop.after && { ...stop.after, extra: {} } })),
      })),
      'unknown fields of a route are dropped': writing((change) => ({
        ...change,
        routes: change.routes.map((route) => ({ ...route, after: route.after && { ...route.after, extra: {} } })),
      })),
      'unknown fields of the document are dropped': writing((change) => ({ ...change, extra: undefined })),
      'the day that was asked for is lost': writing((change) => ({
        ...change,
        stops: change.stops.map((stop) => ({
          ...stop,
          after: stop.after && { ...stop.after, requestedDay: undefined },
        })),
      })),
      'moved stops are not kept': writing((change) => ({ ...change, moved: [] })),
      'every stop goes first': writing((change) => ({
        ...change,
        stops: change.stops.map((stop) => ({ ...stop, place: 0 })),
      })),
    },
  }),
  law({
    name: 'any kept change',
    words: 'Whatever is kept for a change, it is read or refused with reasons; nothing is thrown.',
    subject: readPlanChange,
    given: fc.oneof(
      fc.jsonValue(),
      fc.record({ routes: fc.jsonValue(), stops: fc.constant([]), moved: fc.constant([]) }),
      fc.record({
        routes: fc.array(fc.record({ index: fc.oneof(fc.nat(9), fc.jsonValue()), before: fc.jsonValue() })),
        stops: fc.array(fc.record({ id: fc.string(), place: fc.nat(9), after: fc.jsonValue() })),
        moved: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
        extra: fc.oneof(fc.record({ before: fc.jsonValue(), after: fc.jsonValue() }), fc.jsonValue()),
      }),
    ),
    holds: (subject, value) => {
      const read = subject(value)
      if (E.isLeft(read)) assert.notEqual(read.left.length, 0)
    },
    nothingIsThrown: true,
    mutants: {
      'it is refused without a reason': (value) => E.mapLeft(() => [])(readPlanChange(value)),
      'it believes that there are routes': (value) => {
        const { routes } = value as PlanChange
        return E.map((change: PlanChange): PlanChange => ({ ...change, routes: routes.slice() }))(readPlanChange(value))
      },
    },
  }),
]
