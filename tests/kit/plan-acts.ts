import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { addStop, moveStop, removeStop, resequenceStop, unplanStop, type Plan } from '../../src/domain/plan'
import { stopList, type SequenceNumber, type StopFacts } from '../../src/domain/stop'
import { aSequenceNumber } from './arbitraries/route'
import { plainFacts } from './arbitraries/stop'

/** An action of a user. `which` is counted modulo the number of stops. */
export type Act =
  | { readonly act: 'add'; readonly id: string }
  | { readonly act: 'remove' | 'unplan'; readonly which: number }
  | { readonly act: 'resequence'; readonly which: number; readonly number: SequenceNumber }
  | {
      readonly act: 'move'
      readonly which: number
      readonly routeIndex: number
      readonly number: SequenceNumber | undefined
    }

const which = fc.nat(30)

export const anAct = (): fc.Arbitrary<Act> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('move' as const),
        which,
        routeIndex: fc.nat(4),
        number: fc.option(aSequenceNumber(), { nil: undefined }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('resequence' as const), which, number: aSequenceNumber() }) },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('add' as const), id: fc.constantFrom('n1', 'n2', 'n3', 's0') }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('remove' as const, 'unplan' as const), which }) },
  )

/** The rules by which acts change a plan; a mutant replaces one of them by a wrong version. */
export type Rules = {
  readonly addStop: (plan: Plan, stop: StopFacts) => E.Either<unknown, Plan>
  readonly removeStop: typeof removeStop
  readonly unplanStop: typeof unplanStop
  readonly moveStop: typeof moveStop
  readonly resequenceStop: typeof resequenceStop
}

export const rules: Rules = { addStop, removeStop, unplanStop, moveStop, resequenceStop }

/** The id of the stop that an act is about. */
export const subjectOf = (plan: Plan, act: Act): string => {
  if (act.act === 'add') return act.id
  const stops = stopList.values(plan.stops)
  return stops[act.which % Math.max(stops.length, 1)]?.id ?? 'nobody'
}

/** The plan after an act; unchanged where the rules refuse. */
export const afterAct = (ruleSet: Rules, plan: Plan, act: Act): Plan =>
  E.getOrElse(() => plan)(appliedTo(ruleSet, plan, act, subjectOf(plan, act)))

const appliedTo = (ruleSet: Rules, plan: Plan, act: Act, id: string): E.Either<unknown, Plan> => {
  switch (act.act) {
    case 'add':
      return ruleSet.addStop(plan, { ...plainFacts, id })
    case 'remove':
      return ruleSet.removeStop(plan, id)
    case 'unplan':
      return ruleSet.unplanStop(plan, id)
    case 'resequence':
      return ruleSet.resequenceStop(plan, id, act.number)
    case 'move':
      return ruleSet.moveStop(plan, { id, to: act.routeIndex, number: act.number })
  }
}
