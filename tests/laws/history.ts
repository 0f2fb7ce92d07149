import assert from 'node:assert/strict'
import * as O from 'fp-ts/Option'
import { diffPlans, applyForward, applyBackward, type PlanChange } from '../../src/domain/history'
import { assemblePlan, stopOf, type Plan } from '../../src/domain/plan'
import { stopList, unplannedStop, type Stop } from '../../src/domain/stop'
import { beforeAndAfter, type BeforeAndAfter } from '../kit/arbitraries/history'
import { withEachStop } from '../kit/builders/stop-list'
import { law, type Law } from '../kit/law'
import { assertConsistent } from '../kit/simple-plan'
import { assertSamePlan } from '../kit/same-plan'
import { mutantsFrom } from '../kit/mutants'
import { plansBeforeAndAfter } from '../kit/tables/plan-table'
import { toComparableText } from '../kit/plan-queries'
import { encodeProjectDocument } from '../../contract/project'
import { encodeStop } from '../../contract/stop'

type ApplyChange = (plan: Plan, change: PlanChange) => O.Option<Plan>
type ApplyFunctions = { readonly applyBackward: ApplyChange; readonly applyForward: ApplyChange }

const applyFunctions: ApplyFunctions = { applyBackward, applyForward }

const planOf = (plan: O.Option<Plan>): Plan => (O.isSome(plan) ? plan.value : assert.fail('It does not turn'))

const documentsOf = (plan: Plan): ReadonlyArray<string> => [
  JSON.stringify(encodeProjectDocument(plan)),
  JSON.stringify([...plan.stops].map(encodeStop)),
]

const mutateResult =
  (change: (applied: Plan, before: Plan, between: PlanChange) => Plan) =>
  (apply: ApplyChange): ApplyChange =>
  (plan, between) =>
    O.map((applied: Plan) => change(applied, plan, between))(apply(plan, between))

const inBothDirections = (mutate: (apply: ApplyChange) => ApplyChange): ApplyFunctions => ({
  applyBackward: mutate(applyBackward),
  applyForward: mutate(applyForward),
})

/** Wrong ways to undo a change. */
const mutants = {
  'only the routes are put back': inBothDirections(
    mutateResult((applied, { stops }) => assemblePlan(applied.routes, stops, applied.unknownFields)),
  ),
  'only the stops are put back': inBothDirections(
    mutateResult((applied, { routes }) => assemblePlan(routes, applied.stops, applied.unknownFields)),
  ),
  'a restored stop comes last': inBothDirections(
    mutateResult((applied, before) => {
      const isNew = ({ facts: { id } }: Stop): boolean => O.isNone(stopOf(before, id))
      const stops = [...applied.stops]
      return { ...applied, stops: stopList.from([...stops.filter((stop) => !isNew(stop)), ...stops.filter(isNew)]) }
    }),
  ),
  'a restored stop stays unplanned': inBothDirections(
    mutateResult((applied, before) => ({
      ...applied,
      stops: withEachStop(applied.stops, (stop) =>
        O.isNone(stopOf(before, stop.facts.id)) ? unplannedStop(stop.facts) : stop,
      ),
    })),
  ),
  'stops keep the placement they had': inBothDirections(
    mutateResult((applied, before) => ({
      ...applied,
      stops: withEachStop(applied.stops, (stop) =>
        O.getOrElse(() => stop)(
          O.map((old: Stop) => ({ facts: stop.facts, placement: old.placement }))(stopOf(before, stop.facts.id)),
        ),
      ),
    })),
  ),
  'unknown fields stay unchanged': inBothDirections(
    mutateResult((applied, { unknownFields }) => ({ ...applied, unknownFields })),
  ),
  'an added route stays': inBothDirections(
    mutateResult((applied, before) => ({
      ...applied,
      routes: [
        ...applied.routes,
        ...before.routes.filter(({ index }) => applied.routes.every((route) => route.index !== index)),
      ],
    })),
  ),
  'every route is copied': inBothDirections(
    mutateResult((applied) => ({ ...applied, routes: applied.routes.map((route) => ({ ...route })) })),
  ),
  'every stop is copied': inBothDirections(
    mutateResult((applied) => ({ ...applied, stops: withEachStop(applied.stops, (stop) => ({ ...stop })) })),
  ),
} satisfies Readonly<Record<string, ApplyFunctions>>

const mutantsNamed = mutantsFrom(mutants)

const show = ({ before, after }: BeforeAndAfter): string => plansBeforeAndAfter(before, after)

export const historyLaws: ReadonlyArray<Law> = [
  law({
    name: 'a change and its undo',
    statement:
      'Reverting a change gives the plan as it was before, and applying it again the plan as it was after: routes, stops in their order, and both documents.',
    subject: applyFunctions,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) => {
      const change = diffPlans(before, after)
      const undone = planOf(subject.applyBackward(after, change))
      assertSamePlan(undone, before)
      assert.deepEqual(documentsOf(undone), documentsOf(before))
      const redone = planOf(subject.applyForward(undone, change))
      assertSamePlan(redone, after)
      assert.deepEqual(documentsOf(redone), documentsOf(after))
    },
    mutants: mutantsNamed(
      'only the routes are put back',
      'only the stops are put back',
      'a restored stop comes last',
      'a restored stop stays unplanned',
      'stops keep the placement they had',
      'unknown fields stay unchanged',
      'an added route stays',
    ),
    show,
  }),
  law({
    name: 'reverting changes nothing else',
    statement:
      'Reverting a change keeps every route that is not in it, and every stop that it does not change or move, as the same object.',
    subject: applyFunctions,
    arbitrary: beforeAndAfter(),
    holds: (subject, { before, after }) => {
      const change = diffPlans(before, after)
      const undone = planOf(subject.applyBackward(after, change))
      const named = new Set(change.routes.map(({ index }) => index))
      for (const route of undone.routes)
        if (!named.has(route.index)) assert.ok(after.routes.includes(route), `route ${route.index + 1} is another`)
      const applied = new Set(change.stops.map(({ id }) => id))
      for (const stop of undone.stops) {
        const now = O.toUndefined(stopOf(after, stop.facts.id))
        const then = O.toUndefined(stopOf(before, stop.facts.id))
        if (!applied.has(stop.facts.id) && toComparableText(now) === toComparableText(then))
          assert.ok(stop === now, `stop ${stop.facts.id} is another`)
      }
      assertConsistent(undone)
    },
    mutants: mutantsNamed('every route is copied', 'every stop is copied'),
    show,
  }),
]
