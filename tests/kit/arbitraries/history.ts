import fc from 'fast-check'
import type { Plan } from '../../../src/domain/plan'
import { aStopEdit } from '../stop-edits'
import { afterEdit, type Edit } from '../edits'
import type { Step } from '../history-model'
import { aPlan, numbered, withCarriersOnce } from './plan'

const which = fc.nat(30)
const route = fc.nat(4)

const aStopEditStep = (): fc.Arbitrary<Edit> => fc.record({ edit: fc.constant('stop' as const), stopEdit: aStopEdit() })

/** An edit of one field or a few, as the app sends them. */
const aSmallEdit = (): fc.Arbitrary<Edit> =>
  fc.oneof(
    fc.record({ edit: fc.constant('carrier' as const), which, carrier: fc.integer({ min: 1, max: 6 }) }),
    fc.record({
      edit: fc.constant('driver' as const),
      route,
      name: fc.constantFrom(undefined, 'Noor Smit', 'Piet Bakker'),
    }),
    fc.record({ edit: fc.constantFrom('recalculate' as const, 'drop' as const), route }),
    fc.record({
      edit: fc.constant('upload' as const),
      ids: fc.uniqueArray(fc.constantFrom('u1', 'u2', 'u3'), { minLength: 1 }),
    }),
    fc.record({ edit: fc.constant('note' as const), which, notes: fc.constantFrom('Bel aan', 'Achterom') }),
    fc.record({ edit: fc.constant('document' as const), status: fc.constantFrom('Optimized', 'Draft') }),
  )

/** Another plan with some of the same stops, saved as a whole. */
const aSave = (): fc.Arbitrary<Edit> =>
  fc
    .tuple(aPlan(), fc.constantFrom({}, { owner: { id: 3 } }))
    .map(([plan, unknownFields]): Edit => ({ edit: 'save', plan: { ...withCarriersOnce(plan), unknownFields } }))

export const anEdit = (): fc.Arbitrary<Edit> =>
  fc.oneof(
    { weight: 6, arbitrary: aStopEditStep() },
    { weight: 4, arbitrary: aSmallEdit() },
    { weight: 1, arbitrary: aSave() },
  )

/** A plan as the server stores it. */
export const aStoredPlan = (): fc.Arbitrary<Plan> => aPlan().map(withCarriersOnce).map(numbered)

export type BeforeAndAfter = { readonly before: Plan; readonly after: Plan }

/** A plan before and after an edit, or after several changes that were saved at once. */
export const beforeAndAfter = (): fc.Arbitrary<BeforeAndAfter> =>
  fc.tuple(aStoredPlan(), anEdit(), fc.array(anEdit(), { maxLength: 3 })).map(([before, edit, more]) => {
    const after = more.reduce(afterEdit, afterEdit(before, edit))
    return { before, after: more.length === 0 ? after : afterEdit(before, { edit: 'save', plan: after }) }
  })

/** A step of two or more users on a project. */
export const aStep = (): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 3, arbitrary: anEdit() },
    { weight: 2, arbitrary: fc.record({ edit: fc.constantFrom('undo' as const, 'redo' as const), which: fc.nat(8) }) },
  )
