import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { addressOf, type ImportFacade, type ImportWork } from '../../../application/import'
import { readCell, type ImportRow, type ImportTexts, type RowEdit } from '../../../domain/import'
import { isKeyCapturing } from '../../components'
import { canBeTicked, type Draft, type RowActions } from './row-line'
import { problemCellsOf, textOf, type ProblemCell, type RowColumn, type RowsViewModel } from './rows-view-model'

/** A cell of the table, by the number of its row and the index of its column. */
export type CellPlace = { readonly row: number; readonly column: number }

type RowCellsInput = Pick<RowsViewModel, 'groups' | 'columns' | 'items'> & {
  readonly importFacade: Pick<ImportFacade, 'edit' | 'undo' | 'forgetCorrection'>
  readonly today: ImportWork['settings']['today']
  /** the groups after an edit that is not drawn yet */
  readonly groupsNow: () => RowsViewModel['groups']
  /** makes a row visible that the filter or a short group hides */
  readonly reveal: (cell: ProblemCell) => void
}

export type RowCells = {
  readonly focused: CellPlace | undefined
  /** the text that the focused cell is edited to */
  readonly draft: Draft | undefined
  /** changes whenever the cell is to take the focus of the keyboard */
  readonly focusRequest: number
  readonly actions: RowActions
  readonly goToProblem: (step: 1 | -1) => void
  /** moves the keyboard to the first cell of a row */
  readonly goToRow: (row: number) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** Where the keyboard is in the table, and what its keys do. */
export const useRowCells = ({
  groups,
  columns,
  items,
  importFacade,
  today,
  groupsNow,
  reveal,
}: RowCellsInput): RowCells => {
  const [focused, setFocused] = useState<CellPlace>()
  const [draft, setDraft] = useState<Draft>()
  const [focusRequest, setFocusRequest] = useState(0)
  const problems = useMemo(() => problemCellsOf({ groups, columns }), [groups, columns])

  const focusCell = (place: CellPlace): void => {
    setFocused(place)
    setDraft(undefined)
    setFocusRequest((count) => count + 1)
  }
  const goToCell = (cell: ProblemCell | undefined): void => {
    if (cell === undefined) return
    reveal(cell)
    focusCell(cell)
  }
  const problemAt = ({ row, column }: CellPlace): number =>
    problems.findIndex((cell) => cell.row === row && cell.column === column)
  const goToProblem = (step: 1 | -1): void => {
    const at = focused === undefined ? -1 : problemAt(focused)
    const next = at < 0 ? (step > 0 ? 0 : problems.length - 1) : (at + step + problems.length) % problems.length
    goToCell(problems[next])
  }

  /** A cell that was fixed gives the focus to the next problem, and the last one to the first row. */
  const focusAfterEdit = (problem: number): void => {
    if (problem < 0) return setFocusRequest((count) => count + 1)
    const groupsAfter = groupsNow()
    const left = problemCellsOf({ groups: groupsAfter, columns })
    const first = groupsAfter[0]?.rows[0]
    if (left.length > 0) goToCell(left[Math.min(problem, left.length - 1)])
    else if (first !== undefined) focusCell({ row: first.number, column: 0 })
  }

  useTableShortcuts({ goToProblem, undo: importFacade.undo })

  const rowsInOrder = (): ReadonlyArray<ImportRow> => items.flatMap((item) => (item.kind === 'row' ? [item.row] : []))
  const rowNumbered = (number: number): ImportRow | undefined => rowsInOrder().find((row) => row.number === number)
  const beginEdit = (row: number, column: number, typed?: string): void => {
    const [edit, found] = [columns[column], rowNumbered(row)]
    if (edit === undefined || found === undefined) return
    setFocused({ row, column })
    setDraft({ text: typed ?? textOf(found.texts, edit.fields) })
  }
  const actions = useStableActions({
    focusCell: (row, column) => {
      setFocused({ row, column })
      setDraft(undefined)
    },
    beginEdit,
    endEdit: (row, column, text, byKey) => {
      setDraft(undefined)
      const edit = columns[column]
      const problem = byKey && text !== undefined ? problemAt({ row: row.number, column }) : -1
      if (edit !== undefined && text !== undefined && text !== textOf(row.texts, edit.fields))
        importFacade.edit({ kind: 'set', rows: [row.number], texts: textsOfCell(edit, text, today) })
      if (byKey) focusAfterEdit(problem)
    },
    set: (row, texts) => importFacade.edit({ kind: 'set', rows: [row], texts }),
    tick: (row, isIncluded) => importFacade.edit({ kind: 'include', rows: [row], isIncluded }),
    forget: (row) => {
      const { address } = addressOf(row)
      if (address !== undefined) void importFacade.forgetCorrection(address)
    },
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = focused
    if (place === undefined || !(event.target instanceof HTMLElement) || event.target.dataset['cell'] === undefined)
      return
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || metaKey) return
    const next = ctrlKey
      ? ctrlMoves(key, place, rowsInOrder(), columns.length)
      : moveAfterKey(key, place, rowsInOrder(), columns.length)
    if (next !== undefined) focusCell(next)
    else if (ctrlKey) return
    else if (key === 'Enter' || key === 'F2') beginEdit(place.row, place.column)
    else if (key === ' ') toggleTick(rowNumbered(place.row), importFacade.edit)
    else if (key === 'Delete' || key === 'Backspace') beginEdit(place.row, place.column, '')
    else if (key.length === 1 && !(shiftKey && key === '?')) beginEdit(place.row, place.column, key)
    else return
    event.preventDefault()
  }

  const goToRow = (row: number): void => {
    const group = groups.find(({ rows }) => rows.some(({ number }) => number === row))
    if (group !== undefined) goToCell({ row, column: 0, groupKey: group.key })
  }

  return { focused, draft, focusRequest, actions, goToProblem, goToRow, onKeyDown }
}

/** The same object at every render, so that an edit renders no rows but those that it changes. */
const useStableActions = (actions: RowActions): RowActions => {
  const latest = useRef(actions)
  useLayoutEffect(() => void (latest.current = actions))
  return useMemo(
    () => ({
      focusCell: (...cell) => latest.current.focusCell(...cell),
      beginEdit: (...cell) => latest.current.beginEdit(...cell),
      endEdit: (...edit) => latest.current.endEdit(...edit),
      set: (...texts) => latest.current.set(...texts),
      tick: (...box) => latest.current.tick(...box),
      forget: (row) => latest.current.forget(row),
    }),
    [],
  )
}

/** Keys that work all over the page; Ctrl+Z takes back what was done here and nothing of the project. */
const useTableShortcuts = ({
  goToProblem,
  undo,
}: Pick<RowCells, 'goToProblem'> & { readonly undo: () => void }): void => {
  const handleKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
    if (isUndo && !isKeyCapturing(event.target)) {
      event.preventDefault()
      if (!event.shiftKey) undo()
    }
    if (
      event.key !== 'F8' ||
      (event.target instanceof HTMLInputElement && event.target.closest('[data-cell]') !== null)
    )
      return
    event.preventDefault()
    goToProblem(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => handleKey(event)
    // Before the shortcuts of the page.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** The texts that a cell gives; a field of it that is not given is emptied. */
const textsOfCell = ({ meaning, fields }: RowColumn, text: string, today: RowCellsInput['today']): ImportTexts => ({
  ...Object.fromEntries(fields.map((field) => [field, ''])),
  ...(text.trim() === '' ? {} : readCell(meaning, text.trim(), today)),
})

const toggleTick = (row: ImportRow | undefined, edit: (edit: RowEdit) => void): void => {
  if (row !== undefined && canBeTicked(row)) edit({ kind: 'include', rows: [row.number], isIncluded: !row.isIncluded })
}

const PAGE_ROWS = 10

const moveAfterKey = (
  key: string,
  place: CellPlace,
  rows: ReadonlyArray<ImportRow>,
  columnCount: number,
): CellPlace | undefined => {
  const { row, column } = place
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) }
    case 'ArrowRight':
      return { row, column: Math.min(columnCount - 1, column + 1) }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columnCount - 1 }
    case 'ArrowUp':
      return placeAt(rows, place, -1)
    case 'ArrowDown':
      return placeAt(rows, place, 1)
    case 'PageUp':
      return placeAt(rows, place, -PAGE_ROWS)
    case 'PageDown':
      return placeAt(rows, place, PAGE_ROWS)
    default:
      return undefined
  }
}

const ctrlMoves = (
  key: string,
  { row }: CellPlace,
  rows: ReadonlyArray<ImportRow>,
  columnCount: number,
): CellPlace | undefined => {
  if (key === 'Home') return { row: rows[0]?.number ?? row, column: 0 }
  return key === 'End' ? { row: rows.at(-1)?.number ?? row, column: columnCount - 1 } : undefined
}

const placeAt = (rows: ReadonlyArray<ImportRow>, { row, column }: CellPlace, step: number): CellPlace => {
  const at = rows.findIndex(({ number }) => number === row) + step
  return { row: rows[Math.min(rows.length - 1, Math.max(0, at))]?.number ?? row, column }
}
