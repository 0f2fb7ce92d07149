import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { Plan } from '../../domain/plan'
import type { StopId } from '../../domain/stop'
import { useApp } from '../app-facade'
import { Icon, newRouteIcon, RouteChip, unplanIcon } from '../components'
import { describeWhoIsFree } from '../plan'
import { dragPreviewOf, dropLabelOf, numberAt, shortDropText, spokenDrop } from './drag-view-model'
import { setInsertLine, setPreview } from './drag-elements'
import './drag-layer.css'

/** What shows while stops are dragged: them at the pointer, the line where they would go in, and targets off the routes. */
export const DragLayer = observer(() => {
  const { move, plan } = useApp()
  const { movingStops, priced } = move.drag
  const open = plan.store.plan
  const panel = document.querySelector('.rr-panel')
  if (priced === undefined || open === undefined) return null
  return (
    <>
      {movingStops === undefined ? null : <Dragged plan={open} movingStops={movingStops} />}
      {panel === null ? null : createPortal(<OtherPlaces plan={open} movingStops={priced} />, panel)}
    </>
  )
})

type LayerProps = { readonly plan: Plan; readonly movingStops: ReadonlyArray<StopId> }

const Dragged = ({ plan, movingStops }: LayerProps) => {
  const { badge, colour, name, details } = dragPreviewOf(plan, movingStops)
  const isRouteOpen = useLocation().pathname.includes('(tab:routes/')
  return (
    <>
      <div className="rr-drag-preview" ref={setPreview} aria-hidden="true">
        <RouteChip text={badge} colour={colour} />
        <b className="rr-ellipsis">{name}</b>
        <small className="rr-ellipsis">{details}</small>
      </div>
      <InsertLine plan={plan} movingStops={movingStops} />
      <p className="rr-map-hint has-keys rr-drag-hint" aria-hidden="true">
        <span>
          <kbd>Esc</kbd> cancel
        </span>
        <span>{isRouteOpen ? 'drop on the line, or hold still over Back' : 'hold still over a route to open it'}</span>
      </p>
      <Spoken plan={plan} movingStops={movingStops} />
    </>
  )
}

/** Its position follows the pointer; what it says is the number and the price of the position. */
const InsertLine = observer(({ plan, movingStops }: LayerProps) => {
  const { move, driver } = useApp()
  const { prices, target } = move.drag
  const drivers = driver.store.drivers
  const number = target && numberAt(plan, movingStops, target)
  const label = target && dropLabelOf(plan, { movingStops, prices }, target, { drivers })
  const isShown = number !== undefined && label?.kind !== 'now here' && label?.kind !== 'locked'
  return (
    <div className="rr-insert" ref={setInsertLine} aria-hidden="true">
      {isShown ? (
        <div>
          <b>{number}</b>
          {label === undefined || label.kind === 'unknown' ? null : <span>{shortDropText(label)}</span>}
        </div>
      ) : null}
    </div>
  )
})

/** How long the pointer rests before its position is said. */
const SAY_AFTER_MS = 300

const Spoken = observer(({ plan, movingStops }: LayerProps) => {
  const { move, driver } = useApp()
  const { prices, target } = move.drag
  const drivers = driver.store.drivers
  const text = target === undefined ? '' : spokenDrop(plan, { movingStops, prices }, target, drivers)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), SAY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="rr-sr" role="status">
      {announcement}
    </p>
  )
})

/** Below the routes: no route, or a new one. */
const OtherPlaces = observer(({ plan, movingStops }: LayerProps) => {
  const { prices } = useApp().move.drag
  const label = dropLabelOf(
    plan,
    { movingStops, prices },
    { to: { kind: 'unplanned' }, position: { kind: 'cheapest' } },
  )
  const free = prices.kind === 'known' ? describeWhoIsFree(prices.prices.map(({ to }) => to)) : '…'
  return (
    <section className="rr-drop-strip" aria-label="Other places">
      <div data-drop="unplanned">
        <Icon icon={unplanIcon} />
        <span>
          Unplanned
          <small>{shortDropText(label)}</small>
        </span>
      </div>
      <div data-drop="driver">
        <Icon icon={newRouteIcon} />
        <span>
          New route for driver…
          <small>{free}</small>
        </span>
      </div>
    </section>
  )
})
