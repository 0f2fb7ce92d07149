import * as E from 'fp-ts/Either'
import './stop-rows.css'
import { useApp } from '../app-facade'
import { Icon, Menu, deleteIcon, moreIcon } from '../components'

type RouteMenuProps = {
  readonly index: number
  readonly number: string
  readonly onRemoved?: () => void
}

/** What can be done with a route without stops. */
export const RouteMenu = ({ index, number, onRemoved }: RouteMenuProps) => {
  const { route } = useApp()
  const remove = async (): Promise<void> => {
    if (E.isRight(await route.remove(index))) onRemoved?.()
  }
  return (
    <Menu
      label={`Edit route ${number}`}
      className="rr-row-menu"
      choices={[{ label: 'Remove', icon: deleteIcon, onChoose: () => void remove() }]}
    >
      <Icon icon={moreIcon} size={14} />
      <span className="rr-sr">Edit route {number}</span>
    </Menu>
  )
}
