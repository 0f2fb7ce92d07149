import './stop-rows.css'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { Icon, Menu, moreIcon, moveToIcon, unplanIcon } from '../components'

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
