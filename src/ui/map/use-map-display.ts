import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MapReports } from '../../application/map'
import { useDesk } from '../actions'

type Board = { readonly place: RefObject<HTMLDivElement | null>; readonly hasFailed: boolean }

/** A board in a place, for as long as the place is on the page. */
export const useMapBoard = (reports: MapReports): Board => {
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
const heardBy = (latest: RefObject<MapReports>): MapReports => ({
  pointed: (what) => latest.current.pointed(what),
  routeClicked: (index) => latest.current.routeClicked(index),
  stopOpened: (id) => latest.current.stopOpened(id),
  stopAddress: (id) => latest.current.stopAddress(id),
  boxed: (stops) => latest.current.boxed(stops),
  steppedOut: () => latest.current.steppedOut(),
})
