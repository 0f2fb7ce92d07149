import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { routeAt, type Plan } from '../../domain/plan'
import { routeColourOf, routeNumberOf } from '../../domain/route'
import type { StopId } from '../../domain/stop'
import { pluralise } from '../../domain/text'
import { useApp } from '../app-facade'
import { Icon, newRouteIcon, RouteChip, unplanIcon } from '../components'
import { dragPreviewOf, dropLabelOf, numberAt, shortDropText, spokenDrop } from './drag-view-model'
import { setInsertLine, setPreview } from './follow-press'
import './drag-layer.css'

/** What shows while stops are dragged: them at the pointer, the line where they would go in, and places off the routes. */
export const DragLayer = observer(() => {
  const { move, plan } = useApp()
  const { held } = move.drag
  const open = plan.store.plan
  return held === undefined || open === undefined ? null : <Layer plan={open} held={held} />
})

type LayerProps = { readonly plan: Plan; readonly held: ReadonlyArray<StopId> }

const Layer = ({ plan, held }: LayerProps) => {
  const { badge, colour, name, details } = dragPreviewOf(plan, held)
  const panel = document.querySelector('.rr-panel')
  const isRouteOpen = useLocation().pathname.includes('(tab:routes/')
  return (
    <>
      <div className="rr-drag-preview" ref={setPreview} aria-hidden="true">
        <RouteChip text={badge} colour={colour} />
        <b className="rr-ellipsis">{name}</b>
        <small className="rr-ellipsis">{details}</small>
      </div>
      <InsertLine plan={plan} held={held} />
      <p className="rr-map-hint has-keys rr-drag-hint" aria-hidden="true">
        <span>
          <kbd>Esc</kbd> cancel
        </span>
        <span>{isRouteOpen ? 'drop on the line, or hold still over Back' : 'hold still over a route to open it'}</span>
      </p>
      <PriceAtPin plan={plan} held={held} />
      <Spoken plan={plan} held={held} />
      {panel === null ? null : createPortal(<OtherPlaces plan={plan} held={held} />, panel)}
    </>
  )
}

/** Its position follows the pointer; what it says is the number and the price of the place. */
const InsertLine = observer(({ plan, held }: LayerProps) => {
  const { prices, target } = useApp().move.drag
  const number = target && numberAt(plan, held, target)
  const label = target && dropLabelOf(plan, { held, prices }, target)
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

const HIDDEN_AT_FIRST = { visibility: 'hidden' } as const

/** Beside the pin of the dragged stop, where the map shows it. */
const PriceAtPin = observer(({ plan, held }: LayerProps) => {
  const element = useRef<HTMLParagraphElement>(null)
  const { prices, target } = useApp().move.drag
  const label = target && dropLabelOf(plan, { held, prices }, target)
  const route = target?.to.kind === 'route' ? O.toUndefined(routeAt(plan, target.to.index)) : undefined
  useLayoutEffect(() => {
    // The layout is known at the beginning of a frame, and has not to be made for this alone.
    const frame = requestAnimationFrame(() => {
      const pin = findPin(held[0] ?? '')
      if (element.current === null) return
      element.current.style.visibility = pin === undefined ? 'hidden' : 'visible'
      if (pin !== undefined) element.current.style.transform = `translate(${pin.right + 6}px,${pin.top}px)`
    })
    return () => cancelAnimationFrame(frame)
  })
  return label?.kind === 'known' ? (
    <p className="rr-pin-price" ref={element} style={HIDDEN_AT_FIRST} aria-hidden="true">
      {route === undefined ? null : (
        <RouteChip text={String(routeNumberOf(route))} colour={routeColourOf(route.color)} />
      )}
      {label.price.distanceAndTime}
    </p>
  ) : null
})

/** The box of the pin on the page, if the map shows it by itself. */
const findPin = (stop: StopId): DOMRect | undefined => {
  const map = document.querySelector('.rr-map-pane')?.getBoundingClientRect()
  const pins = document.querySelectorAll(`[data-pin][data-drag-stop="${CSS.escape(stop)}"]`)
  const box = [...pins].find((pin) => pin.closest('.rr-aside') === null)?.getBoundingClientRect()
  if (map === undefined || box === undefined) return undefined
  return box.left > map.left && box.right < map.right && box.top > map.top && box.bottom < map.bottom ? box : undefined
}

/** How long the pointer rests before its place is said. */
const SAY_AFTER_MS = 300

const Spoken = observer(({ plan, held }: LayerProps) => {
  const { prices, target } = useApp().move.drag
  const text = target === undefined ? '' : spokenDrop(plan, { held, prices }, target)
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
const OtherPlaces = observer(({ plan, held }: LayerProps) => {
  const { prices } = useApp().move.drag
  const label = dropLabelOf(plan, { held, prices }, { to: { kind: 'unplanned' }, position: { kind: 'cheapest' } })
  const free = prices.kind === 'known' ? prices.prices.filter(({ to }) => to.kind === 'driver').length : undefined
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
          <small>{free === undefined ? '…' : `${pluralise(free, 'driver')} ${free === 1 ? 'is' : 'are'} free`}</small>
        </span>
      </div>
    </section>
  )
})
