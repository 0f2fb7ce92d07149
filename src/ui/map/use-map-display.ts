import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MapEventHandlers } from '../../application/map'
import { useApp } from '../actions'

type MapDisplayState = { readonly container: RefObject<HTMLDivElement | null>; readonly hasFailed: boolean }

/** A board in a place, for as long as the place is on the page. */
export const useMapDisplay = (reports: MapEventHandlers): MapDisplayState => {
  const { open } = useApp().map
  const container = useRef<HTMLDivElement>(null)
  const latestReports = useRef(reports)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    latestReports.current = reports
  })

  useEffect(() => {
    const { current: element } = container
    if (element === null) return undefined
    let close = (): void => undefined
    let isClosed = false
    const openDisplay = async (): Promise<void> => {
      const result = await open(element, forwardReports(latestReports))()
      if (E.isLeft(result)) setFailed(true)
      else if (isClosed) result.right()
      else close = result.right
    }
    void openDisplay()
    return () => {
      isClosed = true
      close()
    }
  }, [open])

  return { container, hasFailed }
}

/** A board is given its listener once, on opening; this one passes everything on to the latest. */
const forwardReports = (latestReports: RefObject<MapEventHandlers>): MapEventHandlers => ({
  onHighlight: (what) => latestReports.current.onHighlight(what),
  onRouteClick: (index) => latestReports.current.onRouteClick(index),
  onStopOpen: (id) => latestReports.current.onStopOpen(id),
  stopUrlOf: (id) => latestReports.current.stopUrlOf(id),
  onBoxSelect: (stops) => latestReports.current.onBoxSelect(stops),
  onEscape: () => latestReports.current.onEscape(),
})
