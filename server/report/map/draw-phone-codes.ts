import { encode } from 'uqr'
import type { RouteMaps } from '../content'
import { baselineOffsetOf, type WidthOf } from '../font'
import { styles, colours, type Box, type DrawCommand } from '../page'

const MAX_SIZE = 60
const GAP = 10
const LABEL_HEIGHT = 11
const MAX_ROWS = 2
const MAX_COLUMNS = 3

/** The codes that open the stops of a route on a phone, each below its numbers: two above each other. */
export const phoneCodesWidth = ({ links }: RouteMaps, height: number): number =>
  columnsOf(links.length) * (sizeOf(links.length, height) + GAP)

/** Right-aligned in the area; codes for more stops than there is room for are left out. */
export const drawPhoneCodes = ({ links }: RouteMaps, area: Box, widthOf: WidthOf): ReadonlyArray<DrawCommand> => {
  const size = sizeOf(links.length, area.height)
  const rows = rowsOf(links.length)
  const columns = columnsOf(links.length)
  return links.slice(0, rows * columns).flatMap(({ url, places }, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows]
    const x = area.x + area.width - (columns - column) * (size + GAP) + GAP
    const y = area.y + row * (size + LABEL_HEIGHT + GAP / 2)
    const numbers = labelOf(places.map(({ number }) => number))
    const label = widthOf(`Navigate ${numbers}`, styles.small) <= size ? `Navigate ${numbers}` : numbers
    return [
      qrCode(url, { x, y, width: size, height: size }),
      {
        kind: 'text' as const,
        text: label,
        x: x + (size - widthOf(label, styles.small)) / 2,
        baseline: y + size + 1 + baselineOffsetOf(styles.small),
        style: styles.small,
      },
    ]
  })
}

const rowsOf = (codes: number): number => Math.min(codes, MAX_ROWS)

const columnsOf = (codes: number): number => Math.min(Math.ceil(codes / MAX_ROWS), MAX_COLUMNS)

const sizeOf = (codes: number, height: number): number => {
  const rows = rowsOf(codes)
  return rows === 0 ? 0 : Math.min(MAX_SIZE, (height - rows * LABEL_HEIGHT - (rows - 1) * (GAP / 2)) / rows)
}

const labelOf = (numbers: ReadonlyArray<string>): string => {
  const [first = '', last = ''] = [numbers[0], numbers.at(-1)]
  return first === last ? first : `${first}–${last}`
}

/** One of eight patterns: trying them all for the best takes four times as long, and phones read every one. */
const MASK_PATTERN = 2

/** A QR code that fills a box. Dark squares beside each other are one box, because a code has thousands. */
export const qrCode = (text: string, { x, y, width }: Box): DrawCommand => {
  const { data, size } = encode(text, { ecc: 'L', border: 0, maskPattern: MASK_PATTERN })
  const boxes = data.flatMap((row, rowIndex) =>
    // A row overlaps the next one, so that no white line shows between them.
    darkRunsIn(row).map(({ start, length }) => ({ x: start, y: rowIndex, width: length, height: 1.05 })),
  )
  return { kind: 'boxes', origin: { x, y }, unit: width / size, boxes, fill: colours.ink }
}

type Run = { readonly start: number; readonly length: number }

const darkRunsIn = (row: ReadonlyArray<boolean>): ReadonlyArray<Run> =>
  row.flatMap((isDark, start) => {
    if (!isDark || row[start - 1] === true) return []
    const end = row.indexOf(false, start)
    return [{ start, length: (end < 0 ? row.length : end) - start }]
  })
