import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { drawPhoneCodes, phoneCodesWidth, qrCode } from '../../../../server/report/map/draw-phone-codes'
import type { Box, DrawCommand } from '../../../../server/report/page'
import { contentOf, weekPlan } from '../week-plan'
import { widthOf } from '../measure-width'

/** On the paper. */
const boxesIn = (command: DrawCommand): ReadonlyArray<Box> => {
  if (command.kind !== 'boxes') return []
  const { origin, unit, boxes } = command
  return boxes.map(({ x, y, width, height }) => ({
    x: origin.x + x * unit,
    y: origin.y + y * unit,
    width: width * unit,
    height: height * unit,
  }))
}

describe('qrCode', () => {
  it('the boxes cover every dark square of the code, and no other', () => {
    const text = 'https://www.google.com/maps/dir/?api=1&destination=52.0907,5.1214'
    const { data, size } = encode(text, { ecc: 'L', border: 0, maskPattern: 2 })
    const boxes = boxesIn(qrCode(text, { x: 100, y: 200, width: size, height: size }))
    const isCovered = (x: number, y: number) =>
      boxes.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)
    const drawn = data.map((row, rowIndex) => row.map((_, column) => isCovered(100.5 + column, 200.5 + rowIndex)))
    expect(drawn).toEqual(data)
  })
})

describe('drawPhoneCodes', () => {
  const codesOf = (stops: number, height: number) => {
    const maps = contentOf(weekPlan(stops, 1)).routeMaps.get(0)
    if (maps === undefined) return { labels: [], codes: [], area: undefined }
    const width = phoneCodesWidth(maps, height)
    const area = { x: 500 - width, y: 100, width, height }
    const commands = drawPhoneCodes(maps, { x: 0, y: 100, width: 500, height }, widthOf)
    const labels = commands.flatMap((command) => (command.kind === 'text' ? [command] : []))
    return { labels, codes: commands.map(boxesIn).filter((boxes) => boxes.length > 0), area }
  }

  it.each([
    [1, ['10']],
    [10, ['10–100']],
    [12, ['10–100', '110–120']],
    [35, ['10–100', '110–200', '210–300', '310–350']],
    [90, ['10–100', '110–200', '210–300', '310–400', '410–500', '510–600']],
  ])('%i stops have a code for every ten of them, up to six: %j', (stops, numbers) => {
    const { labels, codes } = codesOf(stops, 146)
    expect(labels.map(({ text }) => text.replace('Navigate ', ''))).toEqual(numbers)
    expect(codes).toHaveLength(numbers.length)
  })

  it.each([118, 146, 180])(
    'codes and labels stay beside the maps and apart from each other, at a height of %i',
    (height) => {
      for (const stops of [1, 12, 35, 90]) {
        const { labels, codes, area } = codesOf(stops, height)
        const boxes = [
          ...codes.map((squares) => ({
            left: Math.min(...squares.map(({ x }) => x)),
            right: Math.max(...squares.map(({ x, width }) => x + width)),
            top: Math.min(...squares.map(({ y }) => y)),
            bottom: Math.max(...squares.map(({ y, height: rowHeight }) => y + rowHeight)),
          })),
          ...labels.map(({ text, x, baseline, style }) => ({
            left: x,
            right: x + widthOf(text, style),
            top: baseline - 0.72 * style.size,
            bottom: baseline + 0.2 * style.size,
          })),
        ]
        for (const [index, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThan(area?.x ?? Infinity)
          expect(box.right).toBeLessThan(500.01)
          expect(box.bottom).toBeLessThan(100 + height)
          for (const other of boxes.slice(index + 1))
            expect(
              box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
            ).toBe(false)
        }
      }
    },
  )
})
