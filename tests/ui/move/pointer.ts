import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

type Point = { readonly x: number; readonly y: number }

export const middleOf = (locator: Locator, height = 0.5): Point => {
  const { left, top, width, height: full } = locator.element().getBoundingClientRect()
  return { x: left + width / 2, y: top + full * height }
}

/** As a browser sends it, to the element at that point. */
export const send = (kind: string, { x, y }: Point, init: PointerEventInit = {}): void => {
  const common = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, isPrimary: true }
  const target = document.elementFromPoint(x, y) ?? document.body
  target.dispatchEvent(new PointerEvent(kind, { ...common, pointerId: 1, pointerType: 'mouse', buttons: 1, ...init }))
}

export const nextFrames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Until the module of drags follows the press, which it is loaded for. */
export const pressOn = async (locator: Locator, init: PointerEventInit = {}): Promise<Point> => {
  await expect.element(locator).toBeVisible()
  const point = middleOf(locator)
  send('pointerover', point, init)
  await import('../../../src/ui/move')
  await nextFrames()
  send('pointerdown', point, init)
  await nextFrames()
  return point
}
