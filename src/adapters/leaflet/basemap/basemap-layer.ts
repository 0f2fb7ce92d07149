import L from 'leaflet'
import { film } from '../zoom-layer'
import { sharpness } from '../pixel-ratio'
import { viewBox } from '../view-box'
import { covers, type Box } from '../../../domain/map/web-mercator'
import type { Drawing } from './prepared-shapes'
import { paintBasemap, paints, type Colour } from './paint-basemap'

export type BasemapLayer = {
  readonly take: (drawings: ReadonlyArray<Drawing>) => void
  readonly draw: () => void
  /** the theme has changed */
  readonly repaint: () => void
  readonly remove: () => void
}

const MARGIN = 0.25

export const basemapLayer = (map: L.Map): BasemapLayer => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  const held = film(map, canvas, 'basemap')
  let colour = coloursNow(map)
  let drawings: ReadonlyArray<Drawing> = []
  let drawn: Box | undefined
  let drawnZoom = NaN

  const paint = (): void => {
    const zoom = map.getZoom()
    const box = viewBox(map, MARGIN)
    const ratio = sharpness()
    const scale = 2 ** zoom
    const [width, height] = [Math.ceil((box.east - box.west) * scale), Math.ceil((box.south - box.north) * scale)]
    drawn = box
    drawnZoom = zoom
    // The sea is the ground of the map itself.
    if (context === null || width === 0 || height === 0 || drawings.length === 0) return
    canvas.width = width * ratio
    canvas.height = height * ratio
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
    paintBasemap({ context, zoom, colour }, drawings, box, ratio)
    held.drawnAt(L.point(box.west * scale, box.north * scale), zoom)
  }

  return {
    take: (next) => {
      drawings = next
      paint()
    },
    draw: () => {
      if (drawn === undefined || drawnZoom !== map.getZoom() || !covers(drawn, viewBox(map))) paint()
    },
    repaint: () => {
      colour = coloursNow(map)
      paint()
    },
    remove: held.remove,
  }
}

/** Asked for once in a theme: each time it is asked, the page must be laid out first. */
const coloursNow = (map: L.Map): Colour => {
  const theme = getComputedStyle(map.getContainer())
  const known = new Map<string, string>(paints.map((name) => [name, theme.getPropertyValue(name)]))
  return (name) => known.get(name) ?? ''
}
