import polyline from '@mapbox/polyline'
import type { Plan } from '../../../../src/domain/plan'
import { colourForIndex } from '../../../../src/domain/route'
import { withStopFields } from '../../../domain/map/drawn'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

/** A plan of parallel routes from west to east, each in its own colour; `bend`: how far each dips halfway. */
export const parallelRoutesPlan = (indexes: ReadonlyArray<number>, bend = 0): Plan =>
  withStopFields(
    aPlanOf(
      indexes.map((index) => straightRouteAt(index, bend)),
      ['one', 'other'],
    ),
    {
      one: { coordinates: { lat: 51, lng: 4 } },
      other: { coordinates: { lat: 53, lng: 7 } },
    },
  )

const straightRouteAt = (index: number, bend: number) =>
  aRouteTo([], {
    index,
    color: colourForIndex(index).hex,
    overviewPolyline: polyline.encode([
      [latitudeAt(index), 4.2],
      [latitudeAt(index) - bend, 5.5],
      [latitudeAt(index), 6.8],
    ]),
  })

const latitudeAt = (index: number): number => 52.9 - index / 10

/** Red, green, blue and opacity packed into one number. */
type Pixels = Uint32Array

/** The visible pixels of the painted lines on a map. */
export const paintedPixels = (container: HTMLElement): Pixels => {
  const { left, top, width, height } = container.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  for (const lineCanvas of container.querySelectorAll<HTMLCanvasElement>('.rr-picture')) {
    const box = lineCanvas.getBoundingClientRect()
    if (lineCanvas.checkVisibility() && lineCanvas.width > 0 && lineCanvas.height > 0)
      context?.drawImage(lineCanvas, box.left - left, box.top - top, box.width, box.height)
  }
  return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])
}

/** Counts the pixels of a colour, such as `#d71034`. */
export const countPixels = (pixels: Pixels, hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16))
  const [wantedPixel] = new Uint32Array(Uint8Array.of(red ?? 0, green ?? 0, blue ?? 0, 255).buffer)
  return pixels.filter((pixel) => pixel === wantedPixel).length
}

/** Counts the pixels that differ. */
export const countDifferentPixels = (before: Pixels, after: Pixels): number =>
  before.filter((pixel, index) => pixel !== after[index]).length
