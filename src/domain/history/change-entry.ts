import type { PlanChange } from './plan-change'
import type { Touched } from './affected-keys'

export type ChangeId = string

/** A change as the history lists it. */
export type ChangeEntry = {
  readonly id: ChangeId
  readonly words: string
  /** of the project, when the change was made or last redone */
  readonly version: number
  /** of the project, when it was undone; none while it is in force */
  readonly undoneVersion: number | undefined
  readonly touched: ReadonlyArray<Touched>
}

/** With all that undoing and redoing need. */
export type RecordedChange = ChangeEntry & { readonly change: PlanChange }

/** The version at which a change was last made, undone or redone: whatever happened after it may be in the way. */
export const lastTurned = ({ version, undoneVersion }: Pick<ChangeEntry, 'version' | 'undoneVersion'>): number =>
  undoneVersion ?? version

export const isInForce = ({ undoneVersion }: Pick<ChangeEntry, 'undoneVersion'>): boolean => undoneVersion === undefined

/** The one that was turned last. */
export const newestOf = (entries: ReadonlyArray<ChangeEntry>): ChangeEntry | undefined =>
  entries.reduce<ChangeEntry | undefined>(
    (newest, entry) => (newest !== undefined && lastTurned(newest) > lastTurned(entry) ? newest : entry),
    undefined,
  )

export const touching = (
  entries: ReadonlyArray<ChangeEntry>,
  things: ReadonlyArray<Touched>,
): ReadonlyArray<ChangeEntry> => {
  const wanted = new Set(things)
  return entries.filter(({ touched }) => touched.some((thing) => wanted.has(thing)))
}
