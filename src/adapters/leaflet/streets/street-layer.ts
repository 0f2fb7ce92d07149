import type L from 'leaflet'
import type { PixelBox } from '../../../domain/basemap'
import { covers, STREET_NAMES_LEVEL, streetLevelAt, TILE_SIZE, type WorldBox } from '../../../domain/map'
import { createPaintQueue, type PainterClient } from '../painting/painter-client'
import { pixelRatio, pixelRatioOf, visibleBox } from '../view-box'
import { createPictureLayer, pictureAreaOf, type PictureArea } from '../zoom-layer'
import type { FontSource, StreetColours, StreetPainting } from '../painting/painter-messages'
import { createTileRequests, keyOfTile, tilesIn, type ReadStreetTile } from './tile-requests'

export type StreetLayer = {
  /** `occupied`: boxes where no name may be, in map pixels at this zoom */
  readonly draw: (occupied: () => ReadonlyArray<PixelBox>) => void
  /** paints streets for a small map; nothing is answered where it shows none */
  readonly paintInset: (view: InsetStreets | undefined, onPainted: (picture: ImageBitmap) => void) => void
  /** after a change of theme */
  readonly repaint: () => void
  readonly remove: () => void
}

/** Where streets are to be seen. */
export type StreetsShown = { readonly onMap: boolean; readonly onInset: boolean }

export type InsetStreets = { readonly zoom: number; readonly box: WorldBox }

/** The painted margin in parts of the view's size; painted again when less than SLACK is left. */
const MARGIN = 0.25
const SLACK = 0.02

/** How long a view waits for its last tiles, before those that are there are painted. */
const MAX_WAIT_FOR_TILES_MS = 500

/** From here on, streets are wide enough for larger letters. */
const LARGE_NAMES_ZOOM = 17

/** Streets above the basemap, and their names above the lines of routes. */
export const createStreetLayer = (
  map: L.Map,
  painter: PainterClient,
  readTile: ReadStreetTile,
  onShown: (visibility: StreetsShown) => void,
): StreetLayer => {
  const lines = createPictureLayer(map, 'rr-picture', 'streets')
  const names = createPictureLayer(map, 'rr-picture', 'streetNames')
  const [queue, insetQueue] = [createPaintQueue(painter), createPaintQueue(painter)]
  const requests = createTileRequests(readTile, painter.keepOrRemoveTile)
  let theme: StreetTheme | undefined
  let requested: { readonly box: WorldBox; readonly zoom: number } | undefined
  let occupiedBoxes: () => ReadonlyArray<PixelBox> = () => []
  let paintedBoxes = ''
  let visibility: StreetsShown = { onMap: false, onInset: false }
  let fonts: 'not needed' | 'loading' | 'loaded' = 'not needed'
  let lastTilesTimer: ReturnType<typeof setTimeout> | undefined

  const reportShown = (change: Partial<StreetsShown>): void => {
    visibility = { ...visibility, ...change }
    onShown(visibility)
  }
  const paintingOf = (area: PictureArea, ratio: number, owner: 'map' | 'inset'): StreetPainting => {
    theme ??= readTheme(map)
    const { corner, zoom, width, height } = area
    const tiles = requests.withStreets(owner).map((address) => {
      const size = TILE_SIZE * 2 ** (zoom - address.level)
      return { key: keyOfTile(address), left: address.x * size - corner.x, top: address.y * size - corner.y, size }
    })
    return { width, height, ratio, zoom, colours: theme.colours, tiles, names: undefined }
  }
  const paint = (): void => {
    clearTimeout(lastTilesTimer)
    lastTilesTimer = undefined
    if (requested === undefined) return
    const { box, zoom } = requested
    const area = pictureAreaOf(box, zoom)
    if (area.width <= 0 || area.height <= 0) return
    const painting = paintingOf(area, pixelRatioOf(area), 'map')
    reportShown({ onMap: painting.tiles.length > 0 })
    const hasNames = zoom >= STREET_NAMES_LEVEL && painting.tiles.length > 0
    if (hasNames) loadFonts()
    const occupied = occupiedBoxes()
    paintedBoxes = boxesKey(occupied)
    const { x, y } = area.corner
    const placedNames =
      hasNames && fonts === 'loaded'
        ? {
            font: `500 ${zoom < LARGE_NAMES_ZOOM ? 11 : 12}px ${theme?.fontFamily ?? ''}`,
            occupied: occupied.map(({ left, top, right, bottom }) => ({
              left: left - x,
              top: top - y,
              right: right - x,
              bottom: bottom - y,
            })),
          }
        : undefined
    queue.request({ kind: 'streets', painting: { ...painting, names: placedNames } }, ([picture, namesPicture]) => {
      if (picture !== undefined) lines.show(area, picture)
      if (namesPicture === undefined) names.clear()
      else names.show(area, namesPicture)
    })
  }
  const loadFonts = (): void => {
    if (fonts !== 'not needed') return
    fonts = 'loading'
    painter.paint({ kind: 'fonts', fonts: fontSources() }, () => {
      fonts = 'loaded'
      paint()
    })
  }
  const paintWhenComplete = (): void => {
    if (requests.isComplete('map')) paint()
    else lastTilesTimer ??= setTimeout(paint, MAX_WAIT_FOR_TILES_MS)
  }
  const clear = (): void => {
    if (requested === undefined) return
    requested = undefined
    requests.request('map', [], () => undefined)
    queue.discardRequests()
    lines.clear()
    names.clear()
    reportShown({ onMap: false })
  }

  return {
    draw: (occupied) => {
      const zoom = map.getZoom()
      const level = streetLevelAt(zoom)
      if (level === undefined || !painter.isAvailable()) return clear()
      occupiedBoxes = occupied
      const isPainted = requested?.zoom === zoom && covers(requested.box, visibleBox(map, SLACK))
      if (!isPainted) {
        requested = { box: visibleBox(map, MARGIN), zoom }
        requests.request('map', tilesIn(requested.box, level), paintWhenComplete)
        paintWhenComplete()
      } else if (zoom >= STREET_NAMES_LEVEL && boxesKey(occupied()) !== paintedBoxes) paintWhenComplete()
    },
    paintInset: (view, onPainted) => {
      const level = view && streetLevelAt(view.zoom)
      insetQueue.discardRequests()
      if (view === undefined || level === undefined) {
        requests.request('inset', [], () => undefined)
        return reportShown({ onInset: false })
      }
      const area = pictureAreaOf(view.box, view.zoom)
      const paintInset = (): void => {
        if (!requests.isComplete('inset')) return
        const painting = paintingOf(area, pixelRatio(), 'inset')
        reportShown({ onInset: painting.tiles.length > 0 })
        if (painting.tiles.length === 0) return
        insetQueue.request({ kind: 'streets', painting }, ([picture]) => {
          if (picture !== undefined) onPainted(picture)
        })
      }
      requests.request('inset', tilesIn(view.box, level), paintInset)
      paintInset()
    },
    repaint: () => {
      theme = undefined
      paint()
    },
    remove: () => {
      clearTimeout(lastTilesTimer)
      queue.discardRequests()
      insetQueue.discardRequests()
      requests.remove()
      lines.remove()
      names.remove()
    },
  }
}

const boxesKey = (boxes: ReadonlyArray<PixelBox>): string =>
  boxes.map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`).join()

type StreetTheme = { readonly colours: StreetColours; readonly fontFamily: string }

/** Read once per theme: every read forces a layout of the page. */
const readTheme = (map: L.Map): StreetTheme => {
  const theme = getComputedStyle(map.getContainer())
  const colour = (name: string): string => theme.getPropertyValue(name)
  return {
    colours: {
      edge: colour('--rr-street-edge'),
      road: colour('--rr-map-road'),
      name: colour('--rr-map-label-weak'),
      halo: colour('--rr-map-halo'),
      frame: colour('--rr-map-province'),
    },
    fontFamily: colour('--rr-font'),
  }
}

/** The fonts of the page, which its threads do not have. */
const fontSources = (): ReadonlyArray<FontSource> =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const value = (name: string): string => rule.style.getPropertyValue(name)
      const base = sheet.href ?? location.href
      return [
        {
          family: value('font-family').replaceAll(/['"]/g, ''),
          source: value('src').replaceAll(
            /url\(["']?([^"')]+)["']?\)/g,
            (_, url: string) => `url("${new URL(url, base).href}")`,
          ),
          weight: value('font-weight'),
          unicodeRange: value('unicode-range'),
        },
      ]
    }),
  )
