import { describe, expect, it } from 'vitest'
import { paintBasemap } from '../../../src/adapters/leaflet/basemap/paint-basemap'
import { worldX, worldY } from '../../../src/domain/map'

const SIZE = 600

/** The colour in the middle of a view without shapes, where land is white and the sea is black. */
const colourInTheMiddle = (lat: number, lng: number, zoom: number, hasStreetTiles: boolean): string => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  const half = SIZE / 2 / 2 ** zoom
  const [x, y] = [worldX(lng), worldY(lat)]
  const colour = (variable: string): string => (variable === '--rr-map-sea' ? '#000000' : '#ffffff')
  paintBasemap(
    { context, zoom, colour, areStreetsShown: false, hasStreetTiles },
    [],
    { west: x - half, east: x + half, north: y - half, south: y + half },
    1,
  )
  return context.getImageData(SIZE / 2, SIZE / 2, 1, 1).data[0] === 255 ? 'land' : 'sea'
}

describe('paintBasemap, a view without shapes', () => {
  it('a view abroad is land at every zoom from 8, where the server has streets', () => {
    for (const zoom of [8, 9, 10, 11, 12, 16]) expect(colourInTheMiddle(47.15, 9.55, zoom, true)).toBe('land')
  })

  it('a view abroad is sea where the server has no streets, as nothing is known of it', () => {
    expect(colourInTheMiddle(47.15, 9.55, 10, false)).toBe('sea')
  })

  it('the sea beside the Netherlands stays sea', () => {
    for (const zoom of [4, 8, 12, 14]) expect(colourInTheMiddle(53, 3.5, zoom, true)).toBe('sea')
  })
})
