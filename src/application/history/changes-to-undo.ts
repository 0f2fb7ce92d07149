import type { ProjectChanged } from '../../domain/history'
import type { HistoryEntry } from './history-gateway'

/** A change that is to be undone or redone. */
export type UndoRedoStep = { readonly action: 'undo' | 'redo'; readonly entry: HistoryEntry }

/** Newest first, as the history lists them. */
type Entries = ReadonlyArray<HistoryEntry>

/** The newest entry of the history, where the last version of a project is that of a new change. */
export const entryOfChange = (changed: ProjectChanged | null | undefined): HistoryEntry | undefined => {
  if (changed?.change?.way !== 'made') return undefined
  const { at, by, words, change } = changed
  return { id: change.id, at, by, words, undone: false }
}

/** What must be undone, in this order, for the plan to be as a change left it. */
export const stepsToUndo = (entries: Entries, id: HistoryEntry['id']): ReadonlyArray<UndoRedoStep> => {
  const index = entries.findIndex((entry) => entry.id === id)
  return entries
    .slice(0, Math.max(index, 0))
    .filter(({ undone }) => !undone)
    .map((entry) => ({ action: 'undo', entry }))
}

/**
 * What must be redone, in this order, for an undone change to be in force again. Undone changes with one in force after
 * them were given up: such a one is redone alone.
 */
export const stepsToRedo = (entries: Entries, id: HistoryEntry['id']): ReadonlyArray<UndoRedoStep> => {
  const undoneEntries = entries.slice(0, currentIndexOf(entries))
  const index = undoneEntries.findIndex((entry) => entry.id === id)
  const entriesToRedo =
    index < 0 ? entries.filter((entry) => entry.id === id && entry.undone) : undoneEntries.slice(index).toReversed()
  return entriesToRedo.map((entry) => ({ action: 'redo', entry }))
}

/** Where the newest change in force stands; the number of lines where none is. */
export const currentIndexOf = (entries: Entries): number => {
  const index = entries.findIndex(({ undone }) => !undone)
  return index < 0 ? entries.length : index
}

/** What an undo without further words is about: the newest change in force. */
export const undoLastStep = (entries: Entries): ReadonlyArray<UndoRedoStep> =>
  entries.slice(currentIndexOf(entries), currentIndexOf(entries) + 1).map((entry) => ({ action: 'undo', entry }))

/** And a redo: the undone change nearest to it, which was undone last. */
export const redoNextStep = (entries: Entries): ReadonlyArray<UndoRedoStep> =>
  entries
    .slice(0, currentIndexOf(entries))
    .slice(-1)
    .map((entry) => ({ action: 'redo', entry }))
