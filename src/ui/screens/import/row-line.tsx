import { memo, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { AddressVerdict } from '../../../application/import'
import type { ImportRow, ImportTexts } from '../../../domain/import'
import { priorities, stopTypes } from '../../../domain/stop'
import { RegisterCell } from './register-cell'
import { cellOf, textOf, VERDICT_COLUMN_INDEX, type RowColumn } from './rows-view-model'

/** What the cell in focus is edited to; `replaces`: it was typed over. */
export type Draft = { readonly text: string }

export type RowActions = {
  readonly focusCell: (row: number, column: number) => void
  readonly beginEdit: (row: number, column: number) => void
  /** undefined: the cell stays as it was */
  readonly endEdit: (row: ImportRow, column: number, text: string | undefined, byKey: boolean) => void
  readonly set: (row: number, texts: ImportTexts) => void
  readonly tick: (row: number, isIncluded: boolean) => void
  readonly forget: (row: ImportRow) => void
}

/** The same object at every render, so that an edit renders no rows but those that it changes. */
export const useStableActions = (actions: RowActions): RowActions => {
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

type RowLineProps = {
  readonly row: ImportRow
  readonly rowIndex: number
  readonly columns: ReadonlyArray<RowColumn>
  readonly verdict: AddressVerdict | undefined
  /** the column of the cell in focus, if this is its row */
  readonly focusedColumn: number | undefined
  /** the column that the tab key reaches */
  readonly tabColumn: number | undefined
  readonly draft: Draft | undefined
  readonly actions: RowActions
}

export const canBeTicked = ({ problems, mergedInto }: ImportRow): boolean =>
  problems.length === 0 && mergedInto === undefined

/** A row of the file with its cells, each of which can be edited in place. */
export const RowLine = memo((props: RowLineProps) => {
  const { row, rowIndex, columns, verdict, focusedColumn, actions } = props
  const cellAt = (index: number, column: RowColumn) => (
    <Cell key={column.meaning} {...props} index={index} column={column} />
  )
  return (
    <tr className={focusedColumn === undefined ? undefined : 'is-current'} aria-rowindex={rowIndex}>
      <td className="is-tick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Import row ${row.number}`}
          title={row.problems.length > 0 ? 'Fix it first' : undefined}
          checked={row.isIncluded}
          disabled={!canBeTicked(row)}
          onChange={({ target }) => actions.tick(row.number, target.checked)}
        />
      </td>
      <td className="rr-num">{row.number}</td>
      {columns.slice(0, VERDICT_COLUMN_INDEX).map((column, index) => cellAt(index, column))}
      <td className="rr-register">
        <RegisterCell row={row} verdict={verdict} isTabbable={focusedColumn !== undefined} actions={actions} />
      </td>
      {columns.slice(VERDICT_COLUMN_INDEX).map((column, index) => cellAt(index + VERDICT_COLUMN_INDEX, column))}
    </tr>
  )
})

type CellProps = RowLineProps & { readonly index: number; readonly column: RowColumn }

const Cell = ({ row, index, column, focusedColumn, tabColumn, draft, actions }: CellProps) => {
  const { text, isEmpty, reason, before } = cellOf(row, column)
  const isEdited = focusedColumn === index && draft !== undefined
  const classes = [
    'rr-cell',
    column.isNumber ? 'rr-num' : '',
    reason === undefined ? '' : 'is-bad',
    before === undefined ? '' : 'is-fixed',
    isEdited ? 'is-editing' : '',
  ]
  return (
    <td
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isEdited ? undefined : index === tabColumn ? 0 : -1}
      data-cell={`${row.number} ${index}`}
      aria-invalid={reason !== undefined}
      title={reason ?? (before === undefined ? undefined : before === '' ? 'Was empty' : `Changed from ${before}`)}
      onClick={() => (isEdited ? undefined : actions.beginEdit(row.number, index))}
      onFocus={({ target, currentTarget }) =>
        target === currentTarget && focusedColumn !== index ? actions.focusCell(row.number, index) : undefined
      }
    >
      {isEdited ? (
        <CellEditor
          row={row}
          column={column}
          reason={reason}
          draft={draft}
          onEnd={(edited, byKey) => actions.endEdit(row, index, edited, byKey)}
        />
      ) : isEmpty && column.meaning === 'timeSlot' ? (
        <span className="rr-muted">any time</span>
      ) : (
        <>
          {text}
          {reason === undefined ? null : <span className="rr-sr">, {reason}</span>}
        </>
      )}
    </td>
  )
}

type CellEditorProps = {
  readonly row: ImportRow
  readonly column: RowColumn
  readonly reason: string | undefined
  readonly draft: Draft
  /** undefined: cancelled */
  readonly onEnd: (text: string | undefined, byKey: boolean) => void
}

/** Enter keeps what is typed, Esc what was there; leaving the cell keeps what is typed. */
const CellEditor = ({ row, column, reason, draft, onEnd }: CellEditorProps) => {
  const [text, setText] = useState(draft.text)
  const choices = optionsOf(column)
  const props = {
    'aria-label': `${column.label} of row ${row.number}`,
    'aria-invalid': reason !== undefined,
    ref: focusEditor,
    value: text,
    onBlur: () => onEnd(text === textOf(row.texts, column.fields) ? undefined : text, false),
    onKeyDown: (event: KeyboardEvent) => {
      // The keys of the table and of the page are not those of a field.
      event.stopPropagation()
      if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'F8') return
      event.preventDefault()
      onEnd(event.key === 'Escape' ? undefined : text, true)
    },
  }
  return choices === undefined ? (
    <input
      className="input"
      type="text"
      autoComplete="off"
      {...props}
      onChange={({ target }) => setText(target.value)}
    />
  ) : (
    <select {...props} onChange={({ target }) => setText(target.value)}>
      {choices.includes(text) ? null : <option>{text}</option>}
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  )
}

/** Once: a later render leaves the caret where it is. */
const focusEditor = (element: HTMLInputElement | HTMLSelectElement | null): void => {
  if (element === null || element === document.activeElement) return
  element.focus({ preventScroll: true })
  if (element instanceof HTMLInputElement) element.setSelectionRange(element.value.length, element.value.length)
}

const optionsOf = ({ meaning }: RowColumn): ReadonlyArray<string> | undefined =>
  meaning === 'type' ? stopTypes : meaning === 'priority' ? priorities : undefined
