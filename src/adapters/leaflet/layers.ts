import type L from 'leaflet'
import type { MapBoard } from '../../application/map'
import { blankPicture, changed, type Picture } from '../../domain/map'
import { basemapLayer, type BasemapLayer } from './basemap/basemap-layer'
import { labelLayer, type LabelLayer } from './basemap/label-layer'
import { inSlices } from './sliced-runner'
import { lineLayer } from './lines/line-layer'
import { painterWith } from './lines/painter'
import { markLayer } from './marker-layer'
import { overlayOn, type Overlay } from './overlay'
import type { Group } from './pins/group'
import { roomsOf } from './occupied-boxes'

/** All that lies on the map. */
export type Layers = {
  readonly basemap: BasemapLayer
  readonly labels: LabelLayer
  /** takes what differs in a picture, to be drawn the next time */
  readonly take: (picture: Picture) => void
  readonly trace: MapBoard['trace']
  readonly highlight: MapBoard['highlight']
  /** the theme has changed */
  readonly repaint: () => void
  readonly groupAt: (key: string) => Group | undefined
  /** everything, for what one sees now */
  readonly draw: () => void
  /** the same, over as many frames as it takes: after an animated zoom everything is there already, only stretched */
  readonly drawInTurn: () => void
  /** while the map is pulled: only what would leave it bare */
  readonly drawOn: () => void
  readonly remove: () => void
}

/**
 * There are two overlays, and a picture goes to the one that differs least from it: a route is looked at alone and left again
 * while all the others wait aside, drawn as they were.
 */
export const layersOn = (map: L.Map): Layers => {
  const painter = painterWith(() => front.draw())
  const basemap = basemapLayer(map)
  const former = lineLayer(map, undefined)
  const marks = markLayer(map)
  const labels = labelLayer(map)
  let [front, back]: readonly [Overlay, Overlay] = [overlayOn(map, painter), overlayOn(map, painter)]
  back.putAside(true)
  let shown: Picture = blankPicture
  let traced: Picture['lines'] = new Map()
  let pointed: Parameters<MapBoard['highlight']>[0]

  const point = (): void => {
    front.pins.raise(pointed?.kind === 'stop' ? pointed.id : undefined)
    front.lines.highlight(pointed?.kind === 'route' ? pointed.index : undefined)
  }
  const turn = (): void => {
    ;[front, back] = [back, front]
    back.putAside(true)
    front.putAside(false)
    point()
  }
  const label = (): void => labels.draw(() => roomsOf(front.pins.standing(), shown.marks.values(), 2 ** map.getZoom()))
  const inTurn = inSlices((draw: () => void) => draw())
  /** A new zoom stops what is drawn for the old one, which would show for a frame. */
  const halt = (): void => inTurn([])
  map.on('zoomstart', halt)
  const drawOn = (): void => {
    basemap.draw()
    former.draw()
    front.draw()
  }
  return {
    basemap,
    labels,
    take: (picture) => {
      marks.change(changed(shown.marks, picture.marks))
      shown = picture
      if (back.distanceTo(picture) < front.distanceTo(picture)) turn()
      if (isEmpty(picture)) forget(back, picture)
      front.take(picture)
    },
    trace: (lines) => {
      former.change(changed(traced, lines))
      traced = lines
      former.draw()
    },
    highlight: (what) => {
      pointed = what
      point()
    },
    repaint: () => {
      basemap.repaint()
      front.repaint()
      back.repaint()
      front.draw()
    },
    groupAt: (key) => front.pins.groupAt(key),
    draw: () => {
      drawOn()
      label()
    },
    drawInTurn: () =>
      inTurn([
        () => front.pins.group(),
        () => front.pins.draw(),
        () => front.lines.draw(),
        basemap.draw,
        former.draw,
        label,
      ]),
    drawOn,
    remove: () => {
      map.off('zoomstart', halt)
      halt()
      for (const layer of [basemap, former, marks, labels, front, back, painter]) layer.remove()
    },
  }
}

const isEmpty = ({ pins, lines }: Picture): boolean => lines.size === 0 && pins.every((piece) => piece.length === 0)

/** The user may have logged out: then nothing of the plan may stay in the hidden overlay. */
const forget = (overlay: Overlay, picture: Picture): void => {
  overlay.take(picture)
  overlay.draw()
}
