import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { removeStop, resequenceStop, type Plan } from '../../src/domain/plan'
import { unplannedPlacementOf, stopList } from '../../src/domain/stop'
import { afterAct, anAct, rules, subjectOf } from '../kit/plan-acts'
import { aPlan, numbered } from '../kit/arbitraries/plan'
import { law, type Law } from '../kit/law'
import { assertMatchesPaper, assertConsistent, afterActOnPaper, paperModelOf } from '../kit/paper-model'
import { planTable } from '../kit/tables/plan-table'

export const planHistoryLaws: ReadonlyArray<Law> = [
  law({
    name: 'a morning of changes',
    statement:
      'After any sequence of moves, resequences, additions, removals and unplannings the plan is what paper and pencil give, numbered, every stop agreeing with its route.',
    subject: rules,
    arbitrary: fc.tuple(aPlan(0, 0).map(numbered), fc.array(anAct(), { maxLength: 12 })),
    holds: (subject, [plan, acts]) => {
      let now = plan
      let paper = paperModelOf(plan)
      for (const act of acts) {
        paper = afterActOnPaper(paper, act, subjectOf(now, act))
        now = afterAct(subject, now, act)
        assertMatchesPaper(now, paper)
        assertConsistent(now)
      }
    },
    mutants: {
      'a removed stop stays on its route': {
        ...rules,
        removeStop: (plan, id) => E.right({ ...plan, stops: stopList.remove(plan.stops, id) }),
      },
      'an added stop keeps the number it came with': {
        ...rules,
        addStop: (plan, stop) =>
          E.right({
            ...plan,
            stops: stopList.put(plan.stops, [{ ...stop, ...unplannedPlacementOf(stop.requestedDay), stopNumber: 10 }]),
          }),
      },
      'a stop is added twice': {
        ...rules,
        addStop: (plan, stop) =>
          E.right({
            ...plan,
            stops: stopList.fromUnique([...plan.stops, { ...stop, ...unplannedPlacementOf(stop.requestedDay) }]),
          }),
      },
      'an unplanned stop is lost': { ...rules, unplanStop: removeStop },
      'resequencing forgets to number': {
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
    show: ([plan, acts], subject) =>
      [
        planTable('before', plan),
        ...acts.map((act) => JSON.stringify(act)),
        planTable(
          'after',
          acts.reduce((now, act) => afterAct(subject, now, act), plan),
        ),
      ].join('\n\n'),
  }),
]
