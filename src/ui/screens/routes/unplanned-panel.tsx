import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon, NoRouteChip, openMenuIcon, rowFocusProps } from '../../components'
import { formatNumber } from '../../../domain/text'
import { NoPlaceNote, RepairButton } from '../../plan'
import type { UnplannedPanelViewModel } from './view-model'

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
      {isOpen ? (
        <ul className="rr-unplanned-stops">
          {stops.map(({ id, name, address, to, repair, hasPlace }) => (
            <li key={id} data-drag-stop={id}>
              <Link to={to} {...rowFocusProps}>
                {name}
              </Link>
              {hasPlace ? <span className="rr-ellipsis">{address}</span> : <NoPlaceNote stop={id} />}
              {repair === undefined ? null : <RepairButton stop={id} repair={repair.index} words={repair.words} />}
            </li>
          ))}
          {count > stops.length ? (
            <li>
              <Link to={stopsPath}>{formatNumber(count - stops.length)} more, in the stops table</Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  )
}
