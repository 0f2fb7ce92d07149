import { useEffect, useEffectEvent, useMemo, useState, type KeyboardEvent } from 'react'
import { addressOf, type ImportFacade, type ImportWork } from '../../../application/import'
import { readCell, type ImportRow, type ImportTexts, type RowEdit } from '../../../domain/import'
import { isKeyCapturing } from '../../components'
import { ctrlMoves, moveAfterKey, type CellPlace } from './cell-moves'
import { canBeTicked, useStableActions, type Draft, type RowActions } from './row-line'
import {
  itemsOf,
  problemCellsOf,
  textOf,
  type ProblemCell,
  type RowItem,
  type RowColumn,
  type RowsView,
  type RowsViewModel,
} from './rows-view-model'

type RowCellsInput = Pick<RowsViewModel, 'groups' | 'columns' | 'items'> & {
  readonly importFacade: Pick<ImportFacade, 'edit' | 'undo' | 'forgetCorrection'>
  readonly view: RowsView
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
  /** edits by a button that may go with the edit; the row that then comes next takes the focus */
  readonly editAndGoOn: (edit: RowEdit, itemIndex: number) => void
  /** corrects a cell from elsewhere, which keeps the focus of the keyboard; another row is next once this one is right */
  readonly correctCell: (row: ImportRow, column: RowColumn, text: string) => void
  readonly itemIndexOf: (row: number) => number
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
  view,
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

  const goToFirstRow = ([group]: RowsViewModel['groups']): void => {
    const [row] = group?.rows ?? []
    if (group !== undefined && row !== undefined) goToCell({ row: row.number, column: 0, groupKey: group.key })
  }

  /** A cell that was fixed gives the focus to the next problem, and the last one to the first row. */
  const focusAfterEdit = (problem: number): void => {
    if (problem < 0) return setFocusRequest((count) => count + 1)
    const groupsAfter = groupsNow()
    const left = problemCellsOf({ groups: groupsAfter, columns })
    if (left.length > 0) goToCell(left[Math.min(problem, left.length - 1)])
    else goToFirstRow(groupsAfter)
  }

  /** After an edit of the row at an index of the items that are drawn still. */
  const goOn = (itemIndex: number, goTo: (place: CellPlace) => void = focusCell): void => {
    const position = rowsAmong(items.slice(0, itemIndex)).length
    const isAmongProblems = position < problemCountOf(rowsAmong(items))
    const left = rowsAmong(itemsOf(groupsNow(), view))
    const end = (isAmongProblems ? problemCountOf(left) : 0) || left.length
    const next = left[Math.min(position, end - 1)]
    if (next === undefined) goToFirstRow(groupsNow())
    else goTo({ row: next.number, column: problemColumnOf(next, columns) })
  }
  const editAndGoOn = (edit: RowEdit, itemIndex: number): void => {
    importFacade.edit(edit)
    goOn(itemIndex)
  }

  useTableShortcuts({ goToProblem, undo: importFacade.undo })

  const rowsInOrder = (): ReadonlyArray<ImportRow> => rowsAmong(items)
  /** Of a row that the filter or a short group hides, that of its group, and of any other the first. */
  const itemIndexOf = (number: number): number => {
    const index = items.findIndex((item) => item.kind === 'row' && item.row.number === number)
    const isOfRow = (item: RowItem): boolean =>
      item.kind === 'group' && item.group.rows.some((row) => row.number === number)
    return Math.max(0, index < 0 ? items.findIndex(isOfRow) : index)
  }
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
    set: (row, texts) => editAndGoOn({ kind: 'set', rows: [row], texts }, itemIndexOf(row)),
    tick: (row, isIncluded) => importFacade.edit({ kind: 'include', rows: [row], isIncluded }),
    forget: (row) => {
      focusCell({ row: row.number, column: 0 })
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

  const correctCell: RowCells['correctCell'] = (row, column, text) => {
    importFacade.edit({ kind: 'set', rows: [row.number], texts: textsOfCell(column, text, today) })
    const isWrong = problemCellsOf({ groups: groupsNow(), columns }).some((cell) => cell.row === row.number)
    if (isWrong) setFocused({ row: row.number, column: columns.indexOf(column) })
    else goOn(itemIndexOf(row.number), setFocused)
  }

  return {
    focused,
    draft,
    focusRequest,
    actions,
    goToProblem,
    editAndGoOn,
    correctCell,
    itemIndexOf,
    goToRow,
    onKeyDown,
  }
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

const rowsAmong = (items: ReadonlyArray<RowItem>): ReadonlyArray<ImportRow> =>
  items.flatMap((item) => (item.kind === 'row' ? [item.row] : []))

const problemCountOf = (rows: ReadonlyArray<ImportRow>): number =>
  rows.filter(({ problems }) => problems.length > 0).length

const problemColumnOf = ({ problems }: ImportRow, columns: ReadonlyArray<RowColumn>): number =>
  Math.max(
    0,
    columns.findIndex(({ fields }) => problems.some(({ field }) => fields.includes(field))),
  )

const toggleTick = (row: ImportRow | undefined, edit: (edit: RowEdit) => void): void => {
  if (row !== undefined && canBeTicked(row)) edit({ kind: 'include', rows: [row.number], isIncluded: !row.isIncluded })
}
