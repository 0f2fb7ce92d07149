import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { addStop, moveStop, removeStop, resequenceStop, type Plan } from '../../src/domain/plan'
import { stopList, type SequenceNumber, type Stop } from '../../src/domain/stop'
import { aSequenceNumber } from './arbitraries/route'
import { aStopCalled } from './builders/plan'
import { unplanStop } from './unplan-stop'

/** An edit of one stop by a user. `which` is counted modulo the number of stops. */
export type StopEdit =
  | { readonly kind: 'add'; readonly id: string }
  | { readonly kind: 'remove' | 'unplan'; readonly which: number }
  | { readonly kind: 'resequence'; readonly which: number; readonly number: SequenceNumber }
  | {
      readonly kind: 'move'
      readonly which: number
      readonly routeIndex: number
      readonly number: SequenceNumber | undefined
    }

const which = fc.nat(30)

export const aStopEdit = (): fc.Arbitrary<StopEdit> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        which,
        routeIndex: fc.nat(4),
        number: fc.option(aSequenceNumber(), { nil: undefined }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('resequence' as const), which, number: aSequenceNumber() }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('add' as const), id: fc.constantFrom('n1', 'n2', 'n3', 's0') }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'unplan' as const), which }) },
  )

/** The rules by which stopEdits change a plan; a mutant replaces one of them by a wrong version. */
export type Rules = {
  readonly addStop: (plan: Plan, stop: Stop) => E.Either<unknown, Plan>
  readonly removeStop: typeof removeStop
  readonly unplanStop: typeof unplanStop
  readonly moveStop: typeof moveStop
  readonly resequenceStop: typeof resequenceStop
}

export const rules: Rules = { addStop, removeStop, unplanStop, moveStop, resequenceStop }

/** The id of the stop that an edit is about. */
export const editedStopId = (plan: Plan, stopEdit: StopEdit): string => {
  if (stopEdit.kind === 'add') return stopEdit.id
  const stops = stopList.values(plan.stops)
  return stops[stopEdit.which % Math.max(stops.length, 1)]?.facts.id ?? 'unknown stop'
}

/** The plan after an edit; unchanged where the rules refuse. */
export const afterStopEdit = (ruleSet: Rules, plan: Plan, stopEdit: StopEdit): Plan =>
  E.getOrElse(() => plan)(applyStopEdit(ruleSet, plan, stopEdit, editedStopId(plan, stopEdit)))

const applyStopEdit = (ruleSet: Rules, plan: Plan, stopEdit: StopEdit, id: string): E.Either<unknown, Plan> => {
  switch (stopEdit.kind) {
    case 'add':
      return ruleSet.addStop(plan, aStopCalled(id))
    case 'remove':
      return ruleSet.removeStop(plan, id)
    case 'unplan':
      return ruleSet.unplanStop(plan, id)
    case 'resequence':
      return ruleSet.resequenceStop(plan, id, stopEdit.number)
    case 'move':
      return ruleSet.moveStop(plan, { id, to: stopEdit.routeIndex, number: stopEdit.number })
  }
}
