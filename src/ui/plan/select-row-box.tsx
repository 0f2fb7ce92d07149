import './stop-rows.css'
import type { StopId } from '../../domain/stop'
import type { RowSelection, RowSelectionActions } from './use-row-selection'

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
