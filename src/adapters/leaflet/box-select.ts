import L from 'leaflet'

/** Shift and a drag draw a box; Leaflet itself leaves a drag with Shift alone. */
export const boxSelect = (map: L.Map, onBox: (box: L.LatLngBounds) => void): (() => void) => {
  const container = map.getContainer()
  const frame = document.createElement('div')
  frame.className = 'leaflet-zoom-box'
  let from: L.Point | undefined

  const boxTo = (to: L.Point): L.Bounds => L.bounds([from ?? to, to])
  const start = (event: PointerEvent): void => {
    if (!event.shiftKey || event.button !== 0) return
    from = map.mouseEventToContainerPoint(event)
    L.DomUtil.disableTextSelection()
    container.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent): void => {
    if (from === undefined) return
    const { min, max } = boxTo(map.mouseEventToContainerPoint(event))
    if (min === undefined || max === undefined) return
    container.append(frame)
    L.DomUtil.setPosition(frame, min)
    frame.style.width = `${max.x - min.x}px`
    frame.style.height = `${max.y - min.y}px`
  }
  const end = (event: PointerEvent): void => {
    if (from === undefined) return
    const { min, max } = boxTo(map.mouseEventToContainerPoint(event))
    const isBox = event.type === 'pointerup' && frame.isConnected
    from = undefined
    frame.remove()
    L.DomUtil.enableTextSelection()
    if (isBox && min !== undefined && max !== undefined)
      onBox(L.latLngBounds(map.containerPointToLatLng(min), map.containerPointToLatLng(max)))
  }

  container.addEventListener('pointerdown', start)
  container.addEventListener('pointermove', drag)
  container.addEventListener('pointerup', end)
  container.addEventListener('pointercancel', end)
  return () => {
    container.removeEventListener('pointerdown', start)
    container.removeEventListener('pointermove', drag)
    container.removeEventListener('pointerup', end)
    container.removeEventListener('pointercancel', end)
  }
}
