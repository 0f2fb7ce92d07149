import type { ProjectChanged, HistoryEntry } from '../../domain/history'

/** A change that is to be undone or redone. */
export type UndoRedoStep = { readonly action: 'undo' | 'redo'; readonly entry: HistoryEntry }

/** Newest first, as the history lists them. */
type Entries = ReadonlyArray<HistoryEntry>

/** The history entry of a new change; undefined where the version comes from an undo or a redo. */
export const entryOfChange = (changed: ProjectChanged | null | undefined): HistoryEntry | undefined => {
  if (changed?.change?.action !== 'made') return undefined
  const { at, by, description, change } = changed
  return { id: change.id, at, by, description, isUndone: false }
}

/** The changes to undo, in this order, so that the plan is as it was after a change. */
export const stepsToUndo = (entries: Entries, id: HistoryEntry['id']): ReadonlyArray<UndoRedoStep> => {
  const index = entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(0, Math.max(index, 0))
    .filter(({ isUndone }) => !isUndone)
    .map((entry) => ({ action: 'undo', entry }))
}

/**
 * The changes to redo, in this order, so that an undone change is in force again. An undone change that is older than
 * one in force is redone alone.
 */
export const stepsToRedo = (entries: Entries, id: HistoryEntry['id']): ReadonlyArray<UndoRedoStep> => {
  const undoneEntries = entries.slice(0, currentIndexOf(entries))
  const index = undoneEntries.findIndex((entry) => entry.id === id)
  const entriesToRedo =
    index < 0 ? entries.filter((entry) => entry.id === id && entry.isUndone) : undoneEntries.slice(index).toReversed()
  return entriesToRedo.map((entry) => ({ action: 'redo', entry }))
}

/** The index of the newest change in force; the number of entries where none is. */
export const currentIndexOf = (entries: Entries): number => {
  const index = entries.findIndex(({ isUndone }) => !isUndone)
  return index < 0 ? entries.length : index
}

/** The undo of the newest change in force; empty where none is. */
export const stepsToUndoLast = (entries: Entries): ReadonlyArray<UndoRedoStep> =>
  entries.slice(currentIndexOf(entries), currentIndexOf(entries) + 1).map((entry) => ({ action: 'undo', entry }))

/** The redo of what was undone last, of the changes that are newer than every change in force; empty where none is. */
export const stepsToRedoNext = (entries: Entries): ReadonlyArray<UndoRedoStep> =>
  entries
    .slice(0, currentIndexOf(entries))
    .toSorted((one, other) => (one.undoneVersion ?? 0) - (other.undoneVersion ?? 0))
    .slice(-1)
    .map((entry) => ({ action: 'redo', entry }))
