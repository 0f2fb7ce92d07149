import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeLabels, type Label } from '../../../src/domain/basemap'

const aLabel = (): fc.Arbitrary<Label> =>
  fc.record({
    key: fc.string(),
    text: fc.string(),
    style: fc.constant('r3' as const),
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 10, max: 120 }),
    height: fc.constant(12),
    isRoad: fc.boolean(),
  })

const edges = ({ label: { x, y, width, height }, dx, dy }: ReturnType<typeof placeLabels>[number]) => ({
  left: x + dx - width / 2,
  right: x + dx + width / 2,
  top: y + dy - height / 2,
  bottom: y + dy + height / 2,
})

describe('placeLabels', () => {
  it('labels never overlap each other or occupied boxes', () => {
    fc.assert(
      fc.property(fc.array(aLabel(), { maxLength: 20 }), (labels) => {
        const pin = { left: 180, top: 160, right: 220, bottom: 200 }
        const boxes = [pin, ...placeLabels(labels, 1, [pin]).map(edges)]
        for (const [index, box] of boxes.entries())
          for (const otherBox of boxes.slice(index + 1))
            expect(
              box.left < otherBox.right &&
                box.right > otherBox.left &&
                box.top < otherBox.bottom &&
                box.bottom > otherBox.top,
            ).toBe(false)
      }),
    )
  })

  it('a label is at its own point where that is free', () => {
    const label = {
      key: 'Zeist',
      text: 'Zeist',
      style: 'r3' as const,
      x: 10,
      y: 10,
      width: 30,
      height: 12,
      isRoad: false,
    }
    expect(placeLabels([label], 4, [])).toEqual([{ label, dx: 0, dy: 0 }])
    expect(placeLabels([label], 4, [{ left: 20, top: 35, right: 60, bottom: 45 }])).toEqual([{ label, dx: 0, dy: 24 }])
  })
})
