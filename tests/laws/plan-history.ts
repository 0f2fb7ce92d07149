import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { removeStop, resequenceStop, type Plan } from '../../src/domain/plan'
import { unplannedStop, stopList } from '../../src/domain/stop'
import { afterStopEdit, aStopEdit, rules, editedStopId } from '../kit/stop-edits'
import { aPlan, numbered } from '../kit/arbitraries/plan'
import { law, type Law } from '../kit/law'
import { assertEqualsSimplePlan, assertConsistent, afterEditOfSimplePlan, simplePlanOf } from '../kit/simple-plan'
import { planTable } from '../kit/tables/plan-table'
import { withFields } from '../kit/builders/stop'
import { unplanStop } from '../kit/unplan-stop'

export const planHistoryLaws: ReadonlyArray<Law> = [
  law({
    name: 'a sequence of edits',
    statement:
      'After any sequence of moves, resequences, additions, removals and unplannings the plan equals that of a simple model, is numbered, and every stop agrees with its route.',
    subject: rules,
    arbitrary: fc.tuple(aPlan(0, 0).map(numbered), fc.array(aStopEdit(), { maxLength: 12 })),
    holds: (subject, [plan, stopEdits]) => {
      let now = plan
      let simplePlan = simplePlanOf(plan)
      for (const stopEdit of stopEdits) {
        simplePlan = afterEditOfSimplePlan(simplePlan, stopEdit, editedStopId(now, stopEdit))
        now = afterStopEdit(subject, now, stopEdit)
        assertEqualsSimplePlan(now, simplePlan)
        assertConsistent(now)
      }
    },
    mutants: {
      'a removed stop stays on its route': {
        ...rules,
        removeStop: (plan, id) => E.right({ ...plan, stops: stopList.remove(plan.stops, id) }),
      },
      'a route stays without its last stop': {
        ...rules,
        removeStop: (plan, id) =>
          E.map((after: Plan): Plan => ({ ...after, stops: stopList.remove(after.stops, id) }))(unplanStop(plan, id)),
      },
      'an added stop keeps its own number': {
        ...rules,
        addStop: (plan, stop) =>
          E.right({
            ...plan,
            stops: stopList.put(plan.stops, [withFields(unplannedStop(stop.facts), { stopNumber: 10 })]),
          }),
      },
      'a stop is added twice': {
        ...rules,
        addStop: (plan, stop) =>
          E.right({
            ...plan,
            stops: stopList.fromUnique([...plan.stops, unplannedStop(stop.facts)]),
          }),
      },
      'an unplanned stop is lost': { ...rules, unplanStop: removeStop },
      'resequencing does not number': {
        ...rules,
        resequenceStop: (plan, id, number) =>
          E.map((after: Plan): Plan => ({
            ...after,
            routes: after.routes.map((route) => ({
              ...route,
              visits: route.visits.map((visit) => (visit.id === id ? { ...visit, stopNumber: number } : visit)),
            })),
          }))(resequenceStop(plan, id, number)),
      },
    },
    show: ([plan, stopEdits], subject) =>
      [
        planTable('before', plan),
        ...stopEdits.map((stopEdit) => JSON.stringify(stopEdit)),
        planTable(
          'after',
          stopEdits.reduce((now, stopEdit) => afterStopEdit(subject, now, stopEdit), plan),
        ),
      ].join('\n\n'),
  }),
]
