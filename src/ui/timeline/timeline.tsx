import { observer } from 'mobx-react-lite'
import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { mapMessage } from '../../domain/map'
import { useApp } from '../app-facade'
import { Dock } from '../components'
import { useDrivers } from '../plan'
import { TimelineGrid } from './timeline-grid'
import { TimelineHead } from './timeline-head'
import { scrollToTime } from './use-viewport'
import { timelineViewModel, type TimelineViewModel } from './view-model'
import { zoomAfterKey } from './zoom'
import './timeline.css'

/** The routes of a day in the dock under the map. */
export const Timeline = observer(() => {
  const { plan, map, timeline } = useApp()
  const drivers = useDrivers()
  const now = useNow(timeline.now)
  const root = useReturnedFocus()
  const scroller = useRef<HTMLDivElement>(null)
  const { options } = timeline.store.value
  if (plan.store.plan === undefined) return null
  const { view } = map.store
  const viewModel = timelineViewModel({ plan: plan.store.plan, drivers, view, order: options.order, now })
  const zoomByKey = (event: KeyboardEvent): void => {
    const zoom = zoomAfterKey(options.zoom, event)
    if (zoom === undefined) return
    // The browser would zoom the page.
    event.preventDefault()
    timeline.choose({ zoom })
  }
  return (
    <Dock label="Timeline" height={options.height} onResize={(height) => timeline.choose({ height })}>
      <div className="rr-timeline" role="presentation" ref={root} onKeyDown={zoomByKey}>
        <TimelineHead
          viewModel={viewModel}
          options={options}
          actions={{
            choose: timeline.choose,
            chooseDay: (routeDay) => map.updateMapView(mapMessage('showRouteDay', { routeDay })),
            showNow: () => scrollToTime(scroller.current, viewModel.axis, viewModel.now),
            close: timeline.toggle,
          }}
        />
        <TimelineGrid
          viewModel={viewModel}
          options={options}
          scroller={scroller}
          onZoom={(zoom) => timeline.choose({ zoom })}
        />
        <TimelineTable viewModel={viewModel} />
      </div>
    </Dock>
  )
})

const CLOCK_STEP_MS = 15_000

const useNow = (read: () => number): number => {
  const [now, setNow] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), CLOCK_STEP_MS)
    return () => clearInterval(timer)
  }, [read])
  return now
}

/** On closing, the focus returns to what had it before, unless it is elsewhere by then. */
const useReturnedFocus = () => {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = root
    const opener = document.activeElement
    return () => {
      if (current?.contains(document.activeElement) !== true) return
      const button = document.querySelector<HTMLElement>('[data-timeline-button]')
      const target = opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : button
      target?.focus()
    }
  }, [])
  return root
}

/** The routes of the day as a table, for users of a screen reader. */
const TimelineTable = memo(({ viewModel: { dayName, rows } }: { readonly viewModel: TimelineViewModel }) => (
  <table className="rr-sr">
    <caption>Routes{dayName === '' ? '' : ` of ${dayName}`}, as a table</caption>
    <thead>
      <tr>
        {['Route', 'Driver', 'Start', 'Stops', 'End', 'Late'].map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ driver, summary: { index, number, leaves, returns, visitCount, figures, unknown } }) => (
        <tr key={index}>
          <th scope="row">{number}</th>
          <td>{driver}</td>
          <td>{leaves === '' ? 'not known' : leaves}</td>
          <td>{visitCount}</td>
          <td>{returns === '' ? 'not known' : returns}</td>
          <td>{unknown.late ? 'not known' : figures.lateStops}</td>
        </tr>
      ))}
    </tbody>
  </table>
))
