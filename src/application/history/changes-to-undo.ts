import type { ChangeLine } from './history-gateway'

/** A change that is to be undone or redone. */
export type Turn = { readonly way: 'undo' | 'redo'; readonly line: ChangeLine }

/** Newest first, as the history lists them. */
type Lines = ReadonlyArray<ChangeLine>

/** What must be undone, in this order, for the plan to be as a change left it. */
export const turnsBackTo = (lines: Lines, id: ChangeLine['id']): ReadonlyArray<Turn> => {
  const at = lines.findIndex((line) => line.id === id)
  return lines
    .slice(0, Math.max(at, 0))
    .filter(({ undone }) => !undone)
    .map((line) => ({ way: 'undo', line }))
}

/**
 * What must be redone, in this order, for an undone change to be in force again. Undone changes with one in force after
 * them were given up: such a one is redone alone.
 */
export const turnsOnTo = (lines: Lines, id: ChangeLine['id']): ReadonlyArray<Turn> => {
  const open = lines.slice(0, nowIn(lines))
  const at = open.findIndex((line) => line.id === id)
  const redone = at < 0 ? lines.filter((line) => line.id === id && line.undone) : open.slice(at).toReversed()
  return redone.map((line) => ({ way: 'redo', line }))
}

/** Where the newest change in force stands; the number of lines where none is. */
export const nowIn = (lines: Lines): number => {
  const at = lines.findIndex(({ undone }) => !undone)
  return at < 0 ? lines.length : at
}

/** What an undo without further words is about: the newest change in force. */
export const turnBack = (lines: Lines): ReadonlyArray<Turn> =>
  lines.slice(nowIn(lines), nowIn(lines) + 1).map((line) => ({ way: 'undo', line }))

/** And a redo: the undone change nearest to it, which was undone last. */
export const turnOn = (lines: Lines): ReadonlyArray<Turn> =>
  lines
    .slice(0, nowIn(lines))
    .slice(-1)
    .map((line) => ({ way: 'redo', line }))
