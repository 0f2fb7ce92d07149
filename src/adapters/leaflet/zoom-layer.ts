import L from 'leaflet'
import { pixelOriginAt } from './pixel-origin-at'

/** An element drawn for one zoom. Until it is drawn for another it stretches along while the map zooms. */
export type ZoomLayer = {
  /** the element's corner now stands at these pixels of this zoom */
  readonly setDrawnAt: (corner: L.Point, zoom: number) => void
  /** hides it as it is, so that it can be shown again without being drawn; while it is hidden it does not follow the map */
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createZoomLayer = (map: L.Map, element: HTMLElement, pane: string): ZoomLayer => {
  let corner = L.point(0, 0)
  let drawnZoom = map.getZoom()
  let isLayerHidden = false

  const applyTransform = (origin: L.Point, zoom: number): void => {
    const scale = map.getZoomScale(zoom, drawnZoom)
    L.DomUtil.setTransform(element, corner.multiplyBy(scale).subtract(origin), scale)
  }
  const updatePosition = (): void => {
    if (!isLayerHidden) applyTransform(map.getPixelOrigin(), map.getZoom())
  }
  const animate = (event: L.ZoomAnimEvent): void => {
    if (!isLayerHidden) applyTransform(pixelOriginAt(map, event), event.zoom)
  }

  element.classList.add('leaflet-layer', 'leaflet-zoom-animated', 'rr-film')
  map.getPane(pane)?.append(element)
  map.on({ zoom: updatePosition, viewreset: updatePosition }).on('zoomanim', animate)

  return {
    setDrawnAt: (drawnCorner, zoom) => {
      corner = drawnCorner
      drawnZoom = zoom
      updatePosition()
    },
    setHidden: (isHidden) => {
      isLayerHidden = isHidden
      setElementHidden(element, isHidden)
      updatePosition()
    },
    remove: () => {
      map.off({ zoom: updatePosition, viewreset: updatePosition }).off('zoomanim', animate)
      element.remove()
    },
  }
}

/** What is put aside keeps what was painted of it, and neither hand nor focus finds it. */
export const setElementHidden = (element: HTMLElement, isHidden: boolean): void => {
  element.classList.toggle('rr-aside', isHidden)
}
