import polyline from '@mapbox/polyline'
import type { Plan } from '../../../../src/domain/plan'
import { colourForIndex } from '../../../../src/domain/route'
import { withStopFields } from '../../../domain/map/drawn'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'

/** A plan whose routes run from west to east below each other, in their own colours; `bend`: how far each dips on its way. */
export const sideBySide = (indexes: ReadonlyArray<number>, bend = 0): Plan =>
  withStopFields(
    aPlanOf(
      indexes.map((index) => streetAt(index, bend)),
      ['one', 'other'],
    ),
    {
      one: { coordinates: { lat: 51, lng: 4 } },
      other: { coordinates: { lat: 53, lng: 7 } },
    },
  )

const streetAt = (index: number, bend: number) =>
  aRouteTo([], {
    index,
    color: colourForIndex(index).hex,
    overviewPolyline: polyline.encode([
      [latitudeOf(index), 4.2],
      [latitudeOf(index) - bend, 5.5],
      [latitudeOf(index), 6.8],
    ]),
  })

const latitudeOf = (index: number): number => 52.9 - index / 10

/** Red, green, blue and how solid, in one number each. */
type Pixels = Uint32Array

/** What is painted of lines on a board, as it is seen. */
export const paintedOn = (place: HTMLElement): Pixels => {
  const { left, top, width, height } = place.getBoundingClientRect()
  const seen = document.createElement('canvas')
  Object.assign(seen, { width, height })
  const context = seen.getContext('2d', { willReadFrequently: true })
  for (const sheet of place.querySelectorAll<HTMLCanvasElement>('.rr-line-sheet')) {
    const box = sheet.getBoundingClientRect()
    if (sheet.checkVisibility() && sheet.width > 0 && sheet.height > 0)
      context?.drawImage(sheet, box.left - left, box.top - top, box.width, box.height)
  }
  return new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])
}

/** How many pixels are of a colour, such as `#d71034`. */
export const pixelsOf = (pixels: Pixels, hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [wanted] = new Uint32Array(Uint8Array.of(red ?? 0, green ?? 0, blue ?? 0, 255).buffer)
  return pixels.filter((pixel) => pixel === wanted).length
}

/** How many pixels look another way. */
export const unlike = (some: Pixels, others: Pixels): number => some.filter((pixel, at) => pixel !== others[at]).length
