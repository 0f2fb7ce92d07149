import L from 'leaflet'
import { originAt } from './pixel-origin-at'

/** An element drawn for one zoom. Until it is drawn for another it stretches along while the map zooms. */
export type Film = {
  /** the element's corner now stands at these pixels of this zoom */
  readonly drawnAt: (corner: L.Point, zoom: number) => void
  /** hides it as it is, so that it can be shown again without being drawn; while it is hidden it does not follow the map */
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

export const film = (map: L.Map, element: HTMLElement, pane: string): Film => {
  let corner = L.point(0, 0)
  let drawnZoom = map.getZoom()
  let isAway = false

  const stand = (origin: L.Point, zoom: number): void => {
    const scale = map.getZoomScale(zoom, drawnZoom)
    L.DomUtil.setTransform(element, corner.multiplyBy(scale).subtract(origin), scale)
  }
  const follow = (): void => {
    if (!isAway) stand(map.getPixelOrigin(), map.getZoom())
  }
  const animate = (event: L.ZoomAnimEvent): void => {
    if (!isAway) stand(originAt(map, event), event.zoom)
  }

  element.classList.add('leaflet-layer', 'leaflet-zoom-animated', 'rr-film')
  map.getPane(pane)?.append(element)
  map.on({ zoom: follow, viewreset: follow }).on('zoomanim', animate)

  return {
    drawnAt: (at, zoom) => {
      corner = at
      drawnZoom = zoom
      follow()
    },
    putAside: (isAside) => {
      isAway = isAside
      setAside(element, isAside)
      follow()
    },
    remove: () => {
      map.off({ zoom: follow, viewreset: follow }).off('zoomanim', animate)
      element.remove()
    },
  }
}

/** What is put aside keeps what was painted of it, and neither hand nor focus finds it. */
export const setAside = (element: HTMLElement, isAside: boolean): void => {
  element.classList.toggle('rr-aside', isAside)
}
