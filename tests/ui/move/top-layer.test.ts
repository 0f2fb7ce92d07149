import { describe, expect, it } from 'vitest'
import { dialogPositionBeside } from '../../../src/ui/move/top-layer'

const wide = { width: 1440, height: 900 }
const boxAt = (left: number, top: number) => ({ left, top, bottom: top + 30 })

describe('dialogPositionBeside', () => {
  it('the dialog stands below its button where there is room, and is no higher than that', () => {
    expect(dialogPositionBeside(boxAt(980, 200), wide)).toEqual({ left: 974, top: 236, maxHeight: 560 })
    expect(dialogPositionBeside(boxAt(980, 400), wide)).toEqual({ left: 974, top: 436, maxHeight: 452 })
  })

  it('the dialog stands above its button where only that side has room', () => {
    expect(dialogPositionBeside(boxAt(400, 820), wide)).toEqual({ left: 394, bottom: 86, maxHeight: 560 })
  })

  it('the dialog stands at the lower edge where neither side has room', () => {
    expect(dialogPositionBeside(boxAt(980, 300), { width: 1440, height: 600 })).toEqual({
      left: 974,
      bottom: 12,
      maxHeight: 420,
    })
  })

  it('the dialog stays inside the window', () => {
    expect(dialogPositionBeside(boxAt(1400, 100), wide)).toMatchObject({ left: 1004 })
    expect(dialogPositionBeside(boxAt(-50, 100), wide)).toMatchObject({ left: 12 })
    expect(dialogPositionBeside(undefined, wide)).toMatchObject({ left: 1004, top: 6 })
  })
})
