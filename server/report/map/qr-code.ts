import { encode } from 'uqr'
import { colours, type Box, type DrawCommand } from '../page'

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
