import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { openStops } from '../screens/stops/forty-stops'
import { middleOf, pressOn, send } from './pointer'

const link = (id: string) => page.getByRole('link', { name: `Customer ${id}`, exact: true })
const touch = { pointerType: 'touch' }

beforeEach(() => {
  // The pointer of an event that a test makes does not exist.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  return () => vi.restoreAllMocks()
})

it('a second finger puts the stop back that the first one drags, and begins no drag', async () => {
  const { app } = await openStops(aPlanOf([aRouteTo(['a', 'b', 'c'])]), '/projects/7/(tab:routes/0)')
  const point = await pressOn(link('a'), touch)
  await expect.poll(() => app.move.drag.movingStops).toEqual(['a'])
  const second = { ...touch, pointerId: 2, isPrimary: false }
  send('pointerdown', middleOf(link('c')), second)
  await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(app.move.drag.movingStops).toBeUndefined()
  send('pointerup', point, touch)
  send('pointerup', middleOf(link('c')), second)
  await expect.element(page.getByText('Put back, nothing was changed')).toBeInTheDocument()
})

it.each(['Escape', 'pointercancel'])(
  'after %s the finger that still drags scrolls nothing until it is lifted',
  async (end) => {
    const { app } = await openStops(aPlanOf([aRouteTo(['a', 'b', 'c'])]), '/projects/7/(tab:routes/0)')
    const point = await pressOn(link('a'), touch)
    const pressed = link('a').element()
    const canScroll = (): boolean => pressed.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }))
    expect(canScroll()).toBe(true)
    await expect.poll(() => app.move.drag.movingStops).toEqual(['a'])
    expect(canScroll()).toBe(false)
    if (end === 'Escape') await userEvent.keyboard('{Escape}')
    else send('pointercancel', point, touch)
    await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
    expect(canScroll()).toBe(false)
    pressed.dispatchEvent(new Event('touchend', { bubbles: true }))
    expect(canScroll()).toBe(true)
  },
)

it('on a phone no toast lies over the targets of a drag', async () => {
  await page.viewport(390, 844)
  const { app } = await openStops(aPlanOf([aRouteTo(['a', 'b', 'c'])]), '/projects/7/(tab:routes/0)')
  await expect.element(link('a')).toBeVisible()
  await app.move.unplan(['c'])
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  link('a').element().scrollIntoView({ block: 'center' })
  const point = await pressOn(link('a'), touch)
  await expect.poll(() => app.move.drag.movingStops).toEqual(['a'])
  await expect.element(undo).not.toBeInTheDocument()
  send('pointercancel', point, touch)
  await expect.element(undo).toBeVisible()
})
