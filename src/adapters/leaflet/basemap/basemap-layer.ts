import L from 'leaflet'
import { createZoomLayer } from '../zoom-layer'
import { visibleBox, pixelRatio } from '../view-box'
import { covers, type WorldBox } from '../../../domain/map'
import type { PreparedShape } from './prepared-shapes'
import { paintBasemap, colourVariables, type ColourLookup } from './paint-basemap'

export type BasemapLayer = {
  readonly setShapes: (shapes: ReadonlyArray<PreparedShape>) => void
  readonly draw: () => void
  /** its roads lie beside the streets, and are hidden */
  readonly setStreetsShown: (areShown: boolean) => void
  /** paints it on another canvas as well */
  readonly paintOn: (context: CanvasRenderingContext2D, view: BasemapView, ratio: number) => void
  /** after a change of theme */
  readonly repaint: () => void
  readonly remove: () => void
}

type BasemapView = { readonly zoom: number; readonly box: WorldBox; readonly hasStreets: boolean }

const MARGIN = 0.25

export const createBasemapLayer = (map: L.Map, hasStreetTiles: boolean): BasemapLayer => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  const zoomLayer = createZoomLayer(map, canvas, 'basemap')
  let colour = readThemeColours(map)
  let shapes: ReadonlyArray<PreparedShape> = []
  let drawnBox: WorldBox | undefined
  let drawnZoom = NaN
  let areStreetsShown = false

  const paint = (): void => {
    const zoom = map.getZoom()
    const box = visibleBox(map, MARGIN)
    const ratio = pixelRatio()
    const scale = 2 ** zoom
    const [width, height] = [Math.ceil((box.east - box.west) * scale), Math.ceil((box.south - box.north) * scale)]
    drawnBox = box
    drawnZoom = zoom
    // The sea is the map's background colour.
    if (context === null || width === 0 || height === 0 || shapes.length === 0) return
    canvas.width = width * ratio
    canvas.height = height * ratio
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
    paintBasemap({ context, zoom, colour, areStreetsShown, hasStreetTiles }, shapes, box, ratio)
    zoomLayer.setDrawnAt(L.point(box.west * scale, box.north * scale), zoom)
  }

  return {
    setShapes: (next) => {
      shapes = next
      paint()
    },
    draw: () => {
      if (drawnBox === undefined || drawnZoom !== map.getZoom() || !covers(drawnBox, visibleBox(map))) paint()
    },
    setStreetsShown: (areShown) => {
      if (areShown === areStreetsShown) return
      areStreetsShown = areShown
      paint()
    },
    paintOn: (otherContext, { zoom, box, hasStreets }, ratio) =>
      paintBasemap(
        { context: otherContext, zoom, colour, areStreetsShown: hasStreets, hasStreetTiles },
        shapes,
        box,
        ratio,
      ),
    repaint: () => {
      colour = readThemeColours(map)
      paint()
    },
    remove: zoomLayer.remove,
  }
}

/** Read once per theme: every read forces a layout of the page. */
const readThemeColours = (map: L.Map): ColourLookup => {
  const theme = getComputedStyle(map.getContainer())
  const colours = new Map<string, string>(colourVariables.map((name) => [name, theme.getPropertyValue(name)]))
  return (name) => colours.get(name) ?? ''
}
