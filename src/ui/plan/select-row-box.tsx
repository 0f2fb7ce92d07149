import './stop-rows.css'
import type { StopId } from '../../domain/stop'
import type { RowSelection } from './use-row-selection'

type SelectRowBoxProps = { readonly stop: StopId; readonly name: string; readonly selection: RowSelection }

/** The box that selects a row; it shows while its row is hovered or focused, or anything is selected. */
export const SelectRowBox = ({ stop, name, selection }: SelectRowBoxProps) => (
  <input
    className="rr-row-box"
    type="checkbox"
    aria-label={`Select ${name}`}
    checked={selection.isSelected(stop)}
    onChange={() => undefined}
    onClick={(event) => selection.toggle(stop, event)}
  />
)

/** Selects all rows of the list. */
export const SelectAllBox = ({ selection }: Pick<SelectRowBoxProps, 'selection'>) => (
  <input
    className="rr-row-box"
    type="checkbox"
    aria-label="Select all rows"
    checked={selection.areAllSelected}
    onChange={() => selection.toggleAll()}
  />
)
