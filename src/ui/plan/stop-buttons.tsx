import { Link } from 'react-router-dom'
import './stop-rows.css'
import { placeAddressOf, tabAddressOf, type Tab } from '../../domain/navigation'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import {
  Button,
  deleteIcon,
  earlierIcon,
  editIcon,
  laterIcon,
  Icon,
  Menu,
  moreIcon,
  moveToIcon,
  noCoordinatesIcon,
  overIcon,
  unplanIcon,
} from '../components'
import { useOpenItem } from './use-open-item'

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

/** Leads to where the place of a stop on the map is chosen. */
export const PutOnMapLink = ({ stop, onFollow }: { readonly stop: StopId; readonly onFollow?: () => void }) => {
  const project = useApp().plan.store.project?.id
  return project === undefined ? null : (
    <Link className="rr-put-on-map" to={placeAddressOf(project, stop)} onClick={onFollow}>
      Put on the map
    </Link>
  )
}

/** In the row of a stop without coordinates, whatever else the row says of it. */
export const NoPlaceNote = ({ stop }: { readonly stop: StopId }) => (
  <span className="rr-muted rr-no-place-note">
    <Icon icon={noCoordinatesIcon} size={14} />
    No coordinates <PutOnMapLink stop={stop} />
  </span>
)

type RepairButtonProps = {
  readonly stop: StopId
  /** its index among the repairs of the stop */
  readonly repair: number
  /** what the repair is, where that does not stand beside the button */
  readonly description?: string
}

/** Carries out a repair that consists of moves. */
export const RepairButton = ({ stop, repair, description }: RepairButtonProps) => {
  const { move } = useApp()
  return (
    <button
      type="button"
      className="button is-small"
      title={description}
      aria-label={description === undefined ? undefined : `Plan here: ${description}`}
      onClick={() => void move.applyRepair(stop, repair)}
    >
      Plan here
    </button>
  )
}

type RepairNeedsProps = {
  readonly stop: StopId
  readonly needs: ReadonlyArray<string>
  /** the driver whose hours are meant */
  readonly driverId: string | undefined
  /** whether this is the page of the stop, where its lock and its time slot are changed */
  readonly isStopPage?: boolean
}

/** Leads to what has to be changed before a repair can be carried out. */
export const RepairNeeds = ({ stop, needs, driverId, isStopPage = false }: RepairNeedsProps) => {
  const project = useApp().plan.store.project?.id
  if (project === undefined) return null
  const links: Readonly<Record<string, readonly [label: string, tab: Tab] | undefined>> = {
    hours: driverId === undefined ? undefined : ['Change the hours of the driver', { kind: 'driver', id: driverId }],
    vehicle: ['Add a driver', { kind: 'drivers/new' }],
    lock: isStopPage ? undefined : ['Open the stop to unlock it', { kind: 'stop', id: stop }],
    'time slot': isStopPage ? undefined : ['Open the stop to edit its time slot', { kind: 'stop', id: stop }],
  }
  return needs.map((need) => {
    const [label, tab] = links[need] ?? []
    return tab === undefined ? null : (
      <Link key={need} className="rr-repair-need" to={tabAddressOf(project, tab)}>
        {label}
      </Link>
    )
  })
}

type StopMenuProps = { readonly stop: StopId; readonly name: string; readonly isPlanned: boolean }

/** What can be done with the stop of a row. */
export const StopMenu = ({ stop, name, isPlanned }: StopMenuProps) => {
  const { move } = useApp()
  const { editStop } = useOpenItem()
  return (
    <Menu
      label={`Edit ${name}`}
      className="rr-row-menu"
      choices={[
        { label: 'Edit', icon: editIcon, shortcut: 'E', onChoose: () => editStop(stop) },
        { label: 'Move to…', icon: moveToIcon, shortcut: 'V', onChoose: () => void move.openDialog([stop]) },
        ...(isPlanned
          ? [
              { label: 'Reload at depot after it', icon: overIcon, onChoose: () => void move.reloadAfter(stop) },
              { label: 'Unplan', icon: unplanIcon, shortcut: 'Del', onChoose: () => void move.unplan([stop]) },
            ]
          : []),
      ]}
    >
      <Icon icon={moreIcon} size={14} />
      <span className="rr-sr">Edit {name}</span>
    </Menu>
  )
}

/** What can be done with the reload of a row. */
export const ReloadMenu = ({ reload, number }: { readonly reload: StopId; readonly number: string }) => {
  const { move } = useApp()
  return (
    <Menu
      label={`Edit reload ${number}`}
      className="rr-row-menu"
      choices={[
        { label: 'Earlier', icon: earlierIcon, onChoose: () => void move.moveReload(reload, -1) },
        { label: 'Later', icon: laterIcon, onChoose: () => void move.moveReload(reload, 1) },
        { label: 'Remove', icon: deleteIcon, onChoose: () => void move.unplan([reload]) },
      ]}
    >
      <Icon icon={moreIcon} size={14} />
      <span className="rr-sr">Edit reload {number}</span>
    </Menu>
  )
}
