import './stop-rows.css'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { Button, Icon, Menu, moreIcon, moveToIcon, unplanIcon } from '../components'

type MoveButtonsProps = { readonly stop: StopId; readonly isPlanned: boolean }

/** Moves a stop by hand, from its page. */
export const MoveButtons = ({ stop, isPlanned }: MoveButtonsProps) => {
  const { move } = useApp()
  return (
    <div className="rr-actions rr-move-buttons">
      <Button label="Move to…" variant="small" icon={moveToIcon} onPress={() => void move.openDialog([stop])} />
      {isPlanned ? (
        <Button label="Unplan" variant="small" icon={unplanIcon} onPress={() => void move.unplan([stop])} />
      ) : null}
    </div>
  )
}

type RepairButtonProps = {
  readonly stop: StopId
  /** its index among the repairs of the stop */
  readonly repair: number
}

/** Carries out a repair that consists of moves. */
export const RepairButton = ({ stop, repair }: RepairButtonProps) => {
  const { move } = useApp()
  return <Button label="Plan here" variant="small" onPress={() => void move.applyRepair(stop, repair)} />
}

type StopMenuProps = { readonly stop: StopId; readonly name: string; readonly isPlanned: boolean }

/** What can be done with the stop of a row. */
export const StopMenu = ({ stop, name, isPlanned }: StopMenuProps) => {
  const { move } = useApp()
  return (
    <Menu
      label={`Edit ${name}`}
      className="rr-row-menu"
      choices={[
        { label: 'Move to…', icon: moveToIcon, shortcut: 'V', onChoose: () => void move.openDialog([stop]) },
        ...(isPlanned
          ? [{ label: 'Unplan', icon: unplanIcon, shortcut: 'Del', onChoose: () => void move.unplan([stop]) }]
          : []),
      ]}
    >
      <Icon icon={moreIcon} size={14} />
      <span className="rr-sr">Edit {name}</span>
    </Menu>
  )
}
