import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon, LockButton, NoRouteChip, openMenuIcon, rowFocusProps } from '../../components'
import { stopKeyOf } from '../../../domain/history'
import { formatNumber } from '../../../domain/text'
import { useApp } from '../../app-facade'
import {
  ColleagueMark,
  NoPlaceNote,
  RepairButton,
  SelectRowBox,
  StopMenu,
  useRowSelection,
  type RowSelectionActions,
} from '../../plan'
import type { UnplannedPanelStop, UnplannedPanelViewModel } from './view-model'
import './unplanned-panel.css'

type UnplannedPanelProps = {
  readonly viewModel: UnplannedPanelViewModel
  readonly stopsPath: string
  readonly isOpenAtFirst: boolean
}

/** The last panel: the stops without a route, listed once it is opened. */
export const UnplannedPanel = ({ viewModel: { count, stops }, stopsPath, isOpenAtFirst }: UnplannedPanelProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <li>
      <div className="rr-route-panel is-unplanned" data-drop="unplanned">
        <button
          className="rr-route-panel__main"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          {...rowFocusProps}
        >
          <NoRouteChip reason="Without a route" />
          <span className="rr-route-panel__name">Unplanned</span>
          <span className="rr-route-panel__count">
            <b>{formatNumber(count)}</b>
            {count === 1 ? 'stop' : 'stops'}
          </span>
          <Icon icon={openMenuIcon} />
        </button>
      </div>
      {isOpen ? <UnplannedStops count={count} stops={stops} stopsPath={stopsPath} /> : null}
    </li>
  )
}

type UnplannedStopsProps = UnplannedPanelViewModel & { readonly stopsPath: string }

const UnplannedStops = observer(({ count, stops, stopsPath }: UnplannedStopsProps) => {
  const selection = useRowSelection(stops.map(({ id }) => id))
  return (
    <div role="presentation" onMouseDown={selection.actions.handlePress} onKeyDown={selection.actions.handleKey}>
      <ul className="rr-unplanned-stops">
        {stops.map((stop) => (
          <li key={stop.id} data-stop={stop.id} data-drag-stop={stop.id}>
            <UnplannedStop stop={stop} isSelected={selection.isSelected(stop.id)} selection={selection.actions} />
          </li>
        ))}
        {count > stops.length ? (
          <li>
            <Link to={stopsPath}>{formatNumber(count - stops.length)} more, in the stops table</Link>
          </li>
        ) : null}
      </ul>
    </div>
  )
})

type UnplannedStopProps = {
  readonly stop: UnplannedPanelStop
  readonly isSelected: boolean
  readonly selection: RowSelectionActions
}

const UnplannedStop = ({ stop, isSelected, selection }: UnplannedStopProps) => {
  const { id, name, address, slot, to, lock, repair, hasPlace } = stop
  const toggleLock = useApp().lock.toggle
  return (
    <div
      className={isSelected ? 'rr-unplanned-row is-row-selected' : 'rr-unplanned-row'}
      role="presentation"
      onClick={(event) => selection.pick(id, event)}
    >
      <SelectRowBox stop={id} name={name} isSelected={isSelected} actions={selection} />
      <span className="rr-unplanned-stop">
        <Link to={to} {...rowFocusProps}>
          {name}
        </Link>
        <ColleagueMark item={stopKeyOf(id)} />
        <small className="rr-ellipsis">
          {slot}
          {hasPlace && address !== '' ? ` · ${address}` : ''}
        </small>
        {hasPlace ? null : <NoPlaceNote stop={id} />}
      </span>
      {repair === undefined ? null : <RepairButton stop={id} repair={repair.index} description={repair.description} />}
      <LockButton subject={name} lock={lock} onToggle={() => void toggleLock({ stops: [id] })} />
      <StopMenu stop={id} name={name} isPlanned={false} />
    </div>
  )
}
