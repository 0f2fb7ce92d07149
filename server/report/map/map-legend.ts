import { greyColour } from '../../../src/domain/route'
import { colours, rule, styles, type Box, type Ink, type Point } from '../page'
import { baselineIn, type WidthOf } from '../font'
import { headquartersSign, stopDot } from './map-symbols'

/** Explains the signs of the map, and draws its scale. */
export const mapKey = (perKm: number, box: Box, widthOf: WidthOf): ReadonlyArray<Ink> => {
  const middle = box.y + box.height / 2 + 2
  const explained = (sign: (at: Point) => ReadonlyArray<Ink>, meaning: string, left: number): ReadonlyArray<Ink> => [
    ...sign({ x: left + 6, y: middle }),
    words(meaning, left + 15, middle),
  ]
  return [
    ...explained((at) => [stopDot(at, colours.text, true)], 'Stop', box.x),
    ...explained((at) => [stopDot(at, greyColour.hex, false)], 'Stop that is not planned', box.x + 42),
    ...explained(headquartersSign, 'Headquarters', box.x + 154),
    ...scaleBar(perKm, box.x + box.width, middle, widthOf),
  ]
}

const words = (text: string, x: number, middle: number): Ink => ({
  kind: 'words',
  text,
  x,
  baseline: middle - styles.small.leading / 2 + baselineIn(styles.small),
  style: styles.small,
})

const LONGEST_BAR = 130

const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]

/** A bar of the longest round length for which there is room. */
const scaleBar = (perKm: number, right: number, middle: number, widthOf: WidthOf): ReadonlyArray<Ink> => {
  const km = lengths.findLast((length) => length * perKm <= LONGEST_BAR)
  if (km === undefined) return []
  const [text, left] = [`${km} km`, right - km * perKm]
  return [
    words(text, left - 5 - widthOf(text, styles.small), middle),
    rule(left, right, middle, colours.quiet, 1),
    tick(left, middle),
    tick(right, middle),
  ]
}

const tick = (x: number, y: number): Ink => ({
  kind: 'line',
  points: [
    { x, y: y - 2.5 },
    { x, y: y + 2.5 },
  ],
  width: 1,
  colour: colours.quiet,
})
