import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { StopId } from '../../domain/stop'
import { useApp, type AppFacade } from '../app-facade'
import './stop-rows.css'

/** The selection as the rows of one list show it. */
export type RowSelection = {
  readonly isSelected: (id: StopId) => boolean
  readonly areAllSelected: boolean
  /** the same object while the list has the same stops, so that its rows need not be rendered again */
  readonly actions: RowSelectionActions
}

export type RowSelectionActions = {
  /** from a box of a row; with Shift from the last one to this one */
  readonly toggle: (id: StopId, event: Pick<MouseEvent, 'shiftKey'>) => void
  readonly toggleAll: () => void
  /** a click beside the links and buttons of a row */
  readonly pick: (id: StopId, event: MouseEvent) => void
  /** keeps the browser from selecting the text between two presses with Shift */
  readonly handlePress: (event: MouseEvent) => void
  /** Space, Shift with Up and Down, and Ctrl+A on the rows of the list */
  readonly handleKey: (event: KeyboardEvent<HTMLElement>) => void
}

/** `list`: the stops of the list, in their order. */
export const useRowSelection = (list: ReadonlyArray<StopId>): RowSelection => {
  const { selection } = useApp()
  const { stops } = selection.store
  const stableList = useStableList(list)
  return {
    isSelected: (id) => stops.has(id),
    areAllSelected: list.length > 0 && list.every((id) => stops.has(id)),
    actions: useMemo(() => rowSelectionActionsOf(selection, stableList), [selection, stableList]),
  }
}

const useStableList = (list: ReadonlyArray<StopId>): ReadonlyArray<StopId> => {
  const [first, setFirst] = useState(list)
  if (first.length === list.length && first.every((id, index) => id === list[index])) return first
  setFirst(list)
  return list
}

const rowSelectionActionsOf = (selection: AppFacade['selection'], list: ReadonlyArray<StopId>): RowSelectionActions => {
  const toggle: RowSelectionActions['toggle'] = (id, { shiftKey }) =>
    shiftKey ? selection.extendTo(id, list) : selection.toggle(id)
  return {
    toggle,
    toggleAll: () => selection.toggleAll(list),
    pick: (id, event) => {
      if (isControl(event.target)) return
      if (event.shiftKey || event.ctrlKey || event.metaKey || isBesideBox(event.target) || isTouchScreen())
        toggle(id, event)
      else selection.only(id)
    },
    handlePress: (event) => {
      if (event.shiftKey && !isTextField(event.target)) event.preventDefault()
    },
    handleKey: (event) => {
      const id = stopOfRow(event.target)
      const isCtrl = event.ctrlKey || event.metaKey
      if (isCtrl && event.key.toLowerCase() === 'a' && !isTextField(event.target)) selection.add(list)
      else if (id === undefined || isCtrl || event.altKey) return
      else if (event.key === ' ' && isRowLink(event.target)) toggle(id, event)
      else if (event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        const next = adjacentRow(event, event.key === 'ArrowDown' ? 1 : -1)
        if (!selection.store.stops.has(id)) selection.toggle(id)
        const nextId = stopOfRow(next)
        if (nextId !== undefined) selection.extendTo(nextId, list)
        next?.focus()
      } else return
      event.preventDefault()
    },
  }
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, [role="menu"]') !== null

const isBesideBox = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.rr-select-row') !== null

/** A finger has no Ctrl, so that each tap adds to the selection. */
const isTouchScreen = (): boolean => matchMedia('(hover: none)').matches

const isTextField = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]), textarea')

const isRowLink = (target: EventTarget): boolean => target instanceof Element && target.matches('[data-row]')

/** The stop of the row that an element is in. */
const stopOfRow = (target: EventTarget | null | undefined): StopId | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]')?.dataset['stop'] : undefined

/** The main link of the row above or below. */
const adjacentRow = ({ currentTarget, target }: KeyboardEvent<HTMLElement>, step: -1 | 1): HTMLElement | undefined => {
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-stop] [data-row]')]
  const index = links.findIndex((link) => target instanceof Node && link.closest('[data-stop]')?.contains(target))
  return index < 0 ? undefined : links[index + step]
}

type SelectRowBoxProps = {
  readonly stop: StopId
  readonly name: string
  readonly isSelected: boolean
  readonly actions: RowSelectionActions
}

/** The box that selects a row; it shows while its row is hovered or focused, or anything is selected. */
export const SelectRowBox = ({ stop, name, isSelected, actions }: SelectRowBoxProps) => (
  <input
    className="rr-row-box"
    type="checkbox"
    aria-label={`Select ${name}`}
    checked={isSelected}
    onChange={() => undefined}
    onClick={(event) => actions.toggle(stop, event)}
  />
)

/** Selects all rows of the list. */
export const SelectAllBox = ({ selection }: { readonly selection: RowSelection }) => (
  <input
    className="rr-row-box"
    type="checkbox"
    aria-label="Select all rows"
    checked={selection.areAllSelected}
    onChange={() => selection.actions.toggleAll()}
  />
)
