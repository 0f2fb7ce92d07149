import type L from 'leaflet'
import type { Changes, Picture } from '../../domain/map'
import { basemapLayer, type BasemapLayer } from './basemap/basemap-layer'
import { labelLayer, type LabelLayer } from './basemap/label-layer'
import { lineLayer, type LineLayer } from './lines/line-layer'
import { markLayer, type MarkLayer } from './marks'
import { pinLayer, type PinLayer } from './pins/pin-layer'
import { roomsOf } from './rooms-of'

/** All that lies on the map. */
export type Layers = {
  readonly basemap: BasemapLayer
  readonly lines: LineLayer
  readonly marks: MarkLayer
  readonly pins: PinLayer
  readonly labels: LabelLayer
  /** takes what differs in a picture, to be drawn the next time */
  readonly take: (changes: Changes, picture: Picture) => void
  /** everything, for what one sees now */
  readonly draw: () => void
  /** while the map is pulled: only what would leave it bare */
  readonly drawOn: () => void
  readonly remove: () => void
}

export const layersOn = (map: L.Map): Layers => {
  const basemap = basemapLayer(map)
  const lines = lineLayer(map)
  const marks = markLayer(map)
  const pins = pinLayer(map)
  const labels = labelLayer(map)
  let standingMarks: Picture['marks'] = new Map()
  const drawOn = (): void => {
    basemap.draw()
    lines.draw()
    pins.draw()
  }
  return {
    basemap,
    lines,
    marks,
    pins,
    labels,
    take: (changes, picture) => {
      marks.change(changes.marks)
      standingMarks = picture.marks
      lines.change(changes.lines)
      const { drop, put } = changes.pins
      if (drop.length + put.length > 0 || changes.clusters !== undefined) pins.take(picture.pins, picture.clusters)
    },
    draw: () => {
      drawOn()
      labels.draw(roomsOf(pins.standing(), standingMarks.values(), 2 ** map.getZoom()))
    },
    drawOn,
    remove: () => {
      for (const layer of [basemap, lines, marks, pins, labels]) layer.remove()
    },
  }
}
