import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MapEventHandlers } from '../../application/map'
import { useDesk } from '../actions'

type Board = { readonly place: RefObject<HTMLDivElement | null>; readonly hasFailed: boolean }

/** A board in a place, for as long as the place is on the page. */
export const useMapBoard = (reports: MapEventHandlers): Board => {
  const { open } = useDesk().map
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(reports)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    latest.current = reports
  })

  useEffect(() => {
    const { current: element } = place
    if (element === null) return undefined
    let close = (): void => undefined
    let isGone = false
    const put = async (): Promise<void> => {
      const opened = await open(element, heardBy(latest))()
      if (E.isLeft(opened)) setFailed(true)
      else if (isGone) opened.right()
      else close = opened.right
    }
    void put()
    return () => {
      isGone = true
      close()
    }
  }, [open])

  return { place, hasFailed }
}

/** A board is given its listener once, on opening; this one passes everything on to the latest. */
const heardBy = (latest: RefObject<MapEventHandlers>): MapEventHandlers => ({
  onHighlight: (what) => latest.current.onHighlight(what),
  onRouteClick: (index) => latest.current.onRouteClick(index),
  onStopOpen: (id) => latest.current.onStopOpen(id),
  stopUrlOf: (id) => latest.current.stopUrlOf(id),
  onBoxSelect: (stops) => latest.current.onBoxSelect(stops),
  onEscape: () => latest.current.onEscape(),
})
