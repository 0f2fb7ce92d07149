import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import {
  applyChange,
  diffPlans,
  invert,
  type ChangeAction,
  type PlanChange,
  type SentChange,
} from '../../src/domain/history'
import type { Plan } from '../../src/domain/plan'
import { beforeAndAfter, type BeforeAndAfter } from '../kit/arbitraries/history'
import { jsonRoundTrip } from '../kit/json-round-trip'
import { law, type Law } from '../kit/law'
import { assertSamePlan } from '../kit/same-plan'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { toComparableText } from '../kit/plan-queries'
import { decodeSentChange } from '../../contract/history'
import { encodePlanChange } from '../kit/encode-plan-change'

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

/** The index counts only for an added or removed stop; the order of stops and of moved stops does not count. */
const comparable = ({ routes, stops, moved, unknownFields }: PlanChange) => ({
  routes: routes.map(toComparableText),
  stops: stops
    .map(({ listIndex, ...stop }) =>
      toComparableText(stop.before === undefined || stop.after === undefined ? { ...stop, listIndex } : stop),
    )
    .toSorted(),
  moved: moved.toSorted(),
  unknownFields: toComparableText(unknownFields),
})

const sent = (change: PlanChange, action: ChangeAction): SentChange => {
  const { routes, stops, moved, extra }: Partial<Record<'routes' | 'stops' | 'moved' | 'extra', unknown>> = Object(
    jsonRoundTrip(encodePlanChange(change)),
  )
  const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])
  return { id: 'c1', action, routes: list(routes), stops: list(stops), moved: list(moved), unknownFields: extra }
}

const applySentChange = (plan: Plan, change: SentChange): O.Option<Plan> =>
  O.flatMap((decoded: PlanChange) => applyChange(plan, change.action, decoded))(decodeSentChange(change, plan))

const planOf = (plan: O.Option<Plan>): Plan => (O.isSome(plan) ? plan.value : assert.fail('The change did not apply'))

export const sentChangeLaws: ReadonlyArray<Law> = [
  law({
    name: 'an inverted change',
    statement: 'The inverse of the difference between two plans is the difference the other way round.',
    subject: invert,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) =>
      assert.deepEqual(comparable(subject(diffPlans(before, after))), comparable(diffPlans(after, before))),
    mutants: {
      'nothing is swapped': (change) => change,
      'unknown fields are not swapped': (change) => ({ ...invert(change), unknownFields: change.unknownFields }),
      'stops are not swapped': (change) => ({ ...invert(change), stops: change.stops }),
    },
    show,
  }),
  law({
    name: 'a sent change',
    statement:
      'A sent change applied to the plan before it gives the plan after it, and the reverse if it was undone; it is not applied to a plan that has it already.',
    subject: applySentChange,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) => {
      const change = diffPlans(before, after)
      assertSamePlan(planOf(subject(before, sent(change, 'made'))), after)
      assertSamePlan(planOf(subject(before, sent(change, 'redone'))), after)
      assertSamePlan(planOf(subject(after, sent(change, 'undone'))), before)
      assert.ok(O.isNone(subject(before, { id: 'c1', action: 'made' })))
      if (change.routes.length + change.stops.length > 0) {
        assert.ok(O.isNone(subject(after, sent(change, 'made'))))
        assert.ok(O.isNone(subject(before, sent(change, 'undone'))))
      }
    },
    mutants: {
      'an undone change is made again': (plan, change) => applySentChange(plan, { ...change, action: 'made' }),
      'a change that does not fit is ignored': (plan, change) =>
        O.orElse(() => O.some(plan))(applySentChange(plan, change)),
      'stops are not changed': (plan, change) => applySentChange(plan, { ...change, stops: [], moved: [] }),
    },
    show,
  }),
]
