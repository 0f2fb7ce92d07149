import L from 'leaflet'
import type { WorldBox } from '../../domain/map'

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

  element.classList.add('leaflet-layer', 'leaflet-zoom-animated', 'rr-zoom-layer')
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

/** The part of the map that a picture shows: its corner in pixels of a zoom level, and its size. */
export type PictureArea = {
  readonly corner: L.Point
  readonly zoom: number
  readonly width: number
  readonly height: number
}

export const pictureAreaOf = ({ west, north, east, south }: WorldBox, zoom: number): PictureArea => {
  const scale = 2 ** zoom
  const corner = L.point(Math.floor(west * scale), Math.floor(north * scale))
  return { corner, zoom, width: Math.ceil(east * scale) - corner.x, height: Math.ceil(south * scale) - corner.y }
}

/** A picture that is scaled and moved until it is replaced by another. */
export type PictureLayer = {
  /** at once, or after the zoom that is under way */
  readonly show: (area: PictureArea, picture: ImageBitmap) => void
  readonly clear: () => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createPictureLayer = (map: L.Map, className: string, pane: string): PictureLayer => {
  const holder = document.createElement('div')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('bitmaprenderer')
  canvas.className = className
  canvas.setAttribute('aria-hidden', 'true')
  holder.append(canvas)
  const zoomLayer = createZoomLayer(map, holder, pane)
  let isZooming = false
  let waiting: { readonly area: PictureArea; readonly picture: ImageBitmap } | undefined

  const show = ({ corner, zoom, width, height }: PictureArea, picture: ImageBitmap): void => {
    context?.transferFromImageBitmap(picture)
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
    zoomLayer.setDrawnAt(corner, zoom)
  }
  const dropWaiting = (): void => {
    waiting?.picture.close()
    waiting = undefined
  }
  const onZoomStart = (): void => void (isZooming = true)
  const onZoomEnd = (): void => {
    isZooming = false
    if (waiting !== undefined) show(waiting.area, waiting.picture)
    waiting = undefined
  }
  map.on({ zoomstart: onZoomStart, zoomend: onZoomEnd })

  return {
    show: (area, picture) => {
      dropWaiting()
      if (isZooming) waiting = { area, picture }
      else show(area, picture)
    },
    clear: () => {
      dropWaiting()
      context?.transferFromImageBitmap(null)
    },
    setHidden: zoomLayer.setHidden,
    remove: () => {
      dropWaiting()
      map.off({ zoomstart: onZoomStart, zoomend: onZoomEnd })
      zoomLayer.remove()
    },
  }
}

/** A hidden element keeps its painting, and takes neither pointer nor focus. */
export const setElementHidden = (element: HTMLElement, isHidden: boolean): void => {
  element.classList.toggle('rr-hidden-layer', isHidden)
}

/** The pixel origin that the map will have at a camera, with its panes at their current position. */
export const pixelOriginAt = (map: L.Map, { center, zoom }: Pick<L.ZoomAnimEvent, 'center' | 'zoom'>): L.Point => {
  const mapPane = map.getPane('mapPane')
  const paneOffset = mapPane === undefined ? L.point(0, 0) : L.DomUtil.getPosition(mapPane)
  return map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(paneOffset).round()
}
