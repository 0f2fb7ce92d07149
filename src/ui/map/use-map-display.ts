import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { MapEventHandlers } from '../../application/map'
import { useApp } from '../app-facade'

type MapDisplayState = { readonly container: RefObject<HTMLDivElement | null>; readonly hasFailed: boolean }

/** Opens a map display in the container and closes it on unmount. */
export const useMapDisplay = (handlers: MapEventHandlers): MapDisplayState => {
  const { open } = useApp().map
  const container = useRef<HTMLDivElement>(null)
  const latestHandlers = useRef(handlers)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    latestHandlers.current = handlers
  })

  useEffect(() => {
    const { current: element } = container
    if (element === null) return undefined
    let close = (): void => undefined
    let isClosed = false
    const openDisplay = async (): Promise<void> => {
      const result = await open(element, forwardEvents(latestHandlers))
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

/** A map display takes its handlers once, on opening; these forward to the handlers of the latest render. */
const forwardEvents = (latestHandlers: RefObject<MapEventHandlers>): MapEventHandlers => ({
  onHighlight: (item) => latestHandlers.current.onHighlight(item),
  onRouteClick: (index) => latestHandlers.current.onRouteClick(index),
  onStopOpen: (id) => latestHandlers.current.onStopOpen(id),
  onStopMove: (id) => latestHandlers.current.onStopMove(id),
  stopUrlOf: (id) => latestHandlers.current.stopUrlOf(id),
  onAreaSelect: (stops, adds) => latestHandlers.current.onAreaSelect(stops, adds),
  onPinSelect: (stops) => latestHandlers.current.onPinSelect(stops),
  onEscape: () => latestHandlers.current.onEscape(),
})
