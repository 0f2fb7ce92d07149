import * as fc from 'fast-check'

/** What a user does with the plan on their own screen; numbers choose among what the screen has. */
export type EditStep = {
  readonly user: 0 | 1
  /** whether everything before has been answered, and both screens show it */
  readonly isAfterAll: boolean
} & (
  | { readonly kind: 'move'; readonly stop: number; readonly route: number; readonly place: number }
  | { readonly kind: 'move within the route'; readonly stop: number; readonly place: number }
  | { readonly kind: 'unplan' | 'delete' | 'toggle the lock'; readonly stop: number }
  | { readonly kind: 'edit the notes' | 'edit the duration'; readonly stop: number; readonly value: number }
  | { readonly kind: 'undo' | 'redo' }
)

/** Few stops, so that both users often take the same one. */
const choice = fc.nat(9)

const common = { user: fc.constantFrom<0 | 1>(0, 1), isAfterAll: fc.boolean() }

const kinds = <K extends string>(...names: ReadonlyArray<K>) => fc.constantFrom(...names)

const move = fc.record({ ...common, kind: kinds('move'), stop: choice, route: choice, place: choice })
const reorder = fc.record({ ...common, kind: kinds('move within the route'), stop: choice, place: choice })
const change = fc.record({ ...common, kind: kinds('unplan', 'unplan', 'delete', 'toggle the lock'), stop: choice })
const edit = fc.record({ ...common, kind: kinds('edit the notes', 'edit the duration'), stop: choice, value: choice })
const undoOrRedo = fc.record({ ...common, kind: kinds('undo', 'undo', 'redo') })

export const editSteps = (): fc.Arbitrary<ReadonlyArray<EditStep>> =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: move },
      { weight: 4, arbitrary: reorder },
      { weight: 3, arbitrary: change },
      { weight: 3, arbitrary: edit },
      { weight: 2, arbitrary: undoOrRedo },
    ),
    { minLength: 2, maxLength: 14 },
  )
