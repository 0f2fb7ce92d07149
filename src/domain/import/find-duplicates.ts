import { memoizeWeak } from '../value'
import { duplicateFinder, keysToCompare } from './duplicate-finder'
import { editedPositions, type ImportRow } from './import-row'
import type { KnownStops } from './known-stops'

type Rows = ReadonlyArray<ImportRow>

/** Kept between two edits of the same list, so that only changed rows are compared. */
type Compared = {
  /** lists of rows whose duplicates are found */
  readonly lists: WeakSet<Rows>
  /** the last list that was edited, and the positions of its rows by what they are recognised by */
  index: { rows: Rows; readonly positionsByKey: Map<string, number | Set<number>> } | undefined
}

const comparedWith = memoizeWeak((_known: KnownStops): Compared => ({ lists: new WeakSet(), index: undefined }))

/** Marks each row that is alike to one above it, or to a stop of the project; rows that stay the same are the same objects. */
export const findDuplicates = (rows: Rows, known: KnownStops): Rows => {
  const { lists } = comparedWith(known)
  if (lists.has(rows)) return rows
  const found = duplicateFinder(known)(rows)
  lists.add(found)
  return found
}

/** `findDuplicates` after an edit of rows: only an edited row and those that it was or is alike to are compared again. */
export const findDuplicatesAfterEdit = (edited: Rows, before: Rows, known: KnownStops): Rows => {
  const compared = comparedWith(known)
  if (edited.length !== before.length || !compared.lists.has(before)) return findDuplicates(edited, known)
  const index = indexOf(compared, before, known)
  const positions = positionsToCompare(index, edited, known)
  const found = edited.slice()
  const rows = positions.flatMap((position) => edited[position] ?? [])
  for (const [place, row] of duplicateFinder(known)(rows).entries()) found[positions[place] ?? 0] = row
  index.rows = found
  compared.lists.add(found)
  return found
}

type Index = NonNullable<Compared['index']>

/** The index of these rows, made of that of the last ones where it can be. */
const indexOf = (compared: Compared, rows: Rows, known: KnownStops): Index => {
  const { index } = compared
  if (index?.rows.length === rows.length) {
    moveKeys(index, rows, known)
    return index
  }
  const made: Index = { rows, positionsByKey: new Map() }
  for (const [position, row] of rows.entries()) addKeys(made, row, position, known)
  compared.index = made
  return made
}

/** Most keys have one row, and some have all of them: a column may say the same in every row. */
const addKeys = ({ positionsByKey }: Index, row: ImportRow | undefined, position: number, known: KnownStops): void => {
  for (const key of keysToCompare(row, known)) {
    const others = positionsByKey.get(key)
    if (others === undefined) positionsByKey.set(key, position)
    else if (typeof others !== 'number') others.add(position)
    else if (others !== position) positionsByKey.set(key, new Set([others, position]))
  }
}

/** Answers the positions of the rows that differ. */
const moveKeys = (index: Index, rows: Rows, known: KnownStops): ReadonlyArray<number> => {
  const { positionsByKey } = index
  const positions = editedPositions(rows, index.rows)
  for (const position of positions) {
    for (const key of keysToCompare(index.rows[position], known)) {
      const others = positionsByKey.get(key)
      if (others === position) positionsByKey.delete(key)
      else if (typeof others === 'object') others.delete(position)
    }
    addKeys(index, rows[position], position, known)
  }
  index.rows = rows
  return positions
}

/** The positions of the edited rows, of all that share a key with them, of all that share one with those, and so on, ascending. */
const positionsToCompare = (index: Index, edited: Rows, known: KnownStops): ReadonlyArray<number> => {
  const before = index.rows
  const positions = new Set(moveKeys(index, edited, known))
  const keys = new Set<string>()
  for (const position of positions) for (const key of keysToCompare(before[position], known)) keys.add(key)
  for (const position of positions) for (const key of keysToCompare(edited[position], known)) keys.add(key)
  // Both sets grow while they are gone through.
  for (const key of keys)
    for (const position of positionsAt(index, key)) {
      if (positions.has(position)) continue
      positions.add(position)
      for (const other of keysToCompare(edited[position], known)) keys.add(other)
    }
  return [...positions].toSorted((one, other) => one - other)
}

const positionsAt = ({ positionsByKey }: Index, key: string): Iterable<number> => {
  const positions = positionsByKey.get(key) ?? []
  return typeof positions === 'number' ? [positions] : positions
}
