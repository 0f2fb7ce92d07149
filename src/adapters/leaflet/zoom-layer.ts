import L from 'leaflet'

/** An element drawn for one zoom level, and scaled during zooming until it is redrawn. */
export type ZoomLayer = {
  /** the element's corner is at these pixels of this zoom level */
  readonly setDrawnAt: (corner: L.Point, zoom: number) => void
  /** a hidden element keeps its drawing and does not follow the map */
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

/** A hidden element keeps its painting, and takes neither pointer nor focus. */
export const setElementHidden = (element: HTMLElement, isHidden: boolean): void => {
  element.classList.toggle('rr-aside', isHidden)
}

/** The pixel origin that the map will have at a camera, with its panes at their current position. */
export const pixelOriginAt = (map: L.Map, { center, zoom }: Pick<L.ZoomAnimEvent, 'center' | 'zoom'>): L.Point => {
  const mapPane = map.getPane('mapPane')
  const paneOffset = mapPane === undefined ? L.point(0, 0) : L.DomUtil.getPosition(mapPane)
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(paneOffset).round()
}
