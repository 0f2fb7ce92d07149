import * as TE from 'fp-ts/TaskEither'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { tintOf } from '../../../../src/adapters/leaflet/painting/painter-messages'
import { encodeStreetTile, TILE_UNITS, type StreetTileAddress } from '../../../../src/domain/map'
import { colourForIndex } from '../../../../src/domain/route'
import { drawnMapContent, withStopFields } from '../../../domain/map/drawn'
import { aPlanOf } from '../../../kit/builders/plan'
import { countPixels, paintedPixels, parallelRoutesPlan } from '../lines/lines-on-map'
import { disableAnimation, mapDisplayInBrowser } from '../../../kit/map-display-in-browser'

const coordinates = { lat: 52.1, lng: 5 }
const plan = withStopFields(aPlanOf([], ['one', 'other']), {
  one: { coordinates },
  other: { coordinates: { lat: 53, lng: 6 } },
})
const atStop = drawnMapContent({ zoomTarget: { coordinates, stopId: 'one', hidesOthers: true } }, plan)

/** Streets along all four sides of the tile, and two with names across it. */
const tile = encodeStreetTile([
  { kind: 'primary', name: '', points: [0, 0, TILE_UNITS, 0, TILE_UNITS, TILE_UNITS, 0, TILE_UNITS, 0, 0] },
  { kind: 'street', name: 'Kerkstraat', points: [0, 1000, TILE_UNITS, 1000] },
  { kind: 'street', name: 'Dorpsweg', points: [0, 3000, TILE_UNITS, 3000] },
])

const mapWithStreets = (bytes: Uint8Array = tile) => {
  const asked: StreetTileAddress[] = []
  const { display, container } = mapDisplayInBrowser(undefined, (address) => {
    asked.push(address)
    return TE.right(bytes)
  })
  /** How many pixels are painted. */
  const paintedIn = (pane: string): number => {
    const painted = container.querySelector<HTMLCanvasElement>(`.leaflet-${pane}-pane canvas`)
    if (painted === null || painted.clientWidth === 0) return 0
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: painted.clientWidth, height: painted.clientHeight })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(painted, 0, 0, canvas.width, canvas.height)
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return Array.from(pixels).filter((value, index) => index % 4 === 3 && value > 0).length
  }
  return { display, container, asked, paintedIn }
}

describe('streets on a map', () => {
  beforeEach(async () => {
    disableAnimation()
    await page.viewport(1000, 700)
    return () => vi.restoreAllMocks()
  })

  it('nothing is asked for below zoom 12', () => {
    const { display, container, asked } = mapWithStreets()
    display.show(drawnMapContent({}, plan))
    display.moveCamera('farther')
    expect(asked).toEqual([])
    expect(container.textContent).not.toContain('OpenStreetMap')
  })

  it('streets and names are painted near a stop, with their credit, and go when the map is zoomed out', async () => {
    const { display, container, asked, paintedIn } = mapWithStreets()
    display.show(atStop)
    await expect.poll(() => paintedIn('streets')).toBeGreaterThan(10_000)
    await expect.poll(() => paintedIn('streetNames')).toBeGreaterThan(500)
    expect(container.textContent).toContain('streets © OpenStreetMap contributors')
    expect(new Set(asked.map(({ level }) => level))).toEqual(new Set([12, 14]))
    for (let step = 0; step < 6; step += 1) display.moveCamera('farther')
    await expect.poll(() => paintedIn('streets') + paintedIn('streetNames')).toBe(0)
    display.show(drawnMapContent({}, plan))
    expect(container.textContent).not.toContain('OpenStreetMap')
  })

  it('the inset of a stop without a route shows the streets around it', async () => {
    const { display, container } = mapWithStreets()
    display.show(atStop)
    const isWhite = () => {
      const canvas = container.querySelector<HTMLCanvasElement>('.rr-inset canvas')
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      return Array.from(pixels).filter((value) => value === 255).length > pixels.length / 4 + 1_000
    }
    await expect.poll(isWhite).toBe(true)
  })

  it('bytes that are no tile are not painted, and the map goes on', async () => {
    const { display, container, asked, paintedIn } = mapWithStreets(Uint8Array.of(1, 255, 255, 255, 255, 255))
    display.show(atStop)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    // Painted by the same thread, after the tiles.
    display.show({
      ...atStop,
      lines: drawnMapContent({}, parallelRoutesPlan(Array.from({ length: 12 }, (_, index) => index))).lines,
    })
    const tint = tintOf(colourForIndex(8).hex)
    await expect.poll(() => countPixels(paintedPixels(container), tint)).toBeGreaterThan(100)
    expect(paintedIn('streets') + paintedIn('streetNames')).toBe(0)
  })
})
