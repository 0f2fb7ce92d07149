import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'
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

/** Stops with slots, which the driver reaches at each full hour. */
const timedRoute = (() => {
  const ids = ['a', 'b', 'c', 'd']
  const placeOf = (index: number) => ({ lat: 52 + index / 10, lng: 5 })
  const route = aRouteTo(ids, { day: '2026-11-23' })
  const visits = route.visits.map((visit, index) => ({
    ...visit,
    arrival: `2026-11-23T${10 + index}:00:00.000Z`,
    departure: `2026-11-23T${10 + index}:05:00.000Z`,
    address: {
      ...visit.address,
      coordinates: placeOf(index),
      address: 'Burgemeester van Zandstraat 161',
      zipcode: '3542 WM',
    },
  }))
  const slots = { timeSlotEarliest: '2026-11-23T08:00:00.000Z', timeSlotLatest: '2026-11-23T20:00:00.000Z' }
  const start = aVisitTo('start', { type: 'start', departure: '2026-11-23T07:00:00.000Z' })
  const end = aVisitTo('end', { type: 'end', arrival: '2026-11-23T17:00:00.000Z' })
  return planOf(
    [{ ...route, start, visits, end }],
    ids.map((id, index) => ({ ...plainFacts, ...slots, id, coordinates: placeOf(index) })),
  )
})()

/** Drags the first stop to the lower half of the next row. */
const dragFirstStop = async () => {
  const { app } = await openStops(timedRoute, '/projects/7/(tab:routes/0)')
  const rowOf = (id: string) => page.elementLocator(document.querySelector(`tr[data-stop="${id}"]`) ?? document.body)
  const heights = () =>
    [...document.querySelectorAll('tr[data-stop]')].map((row) => Math.round(row.getBoundingClientRect().height))
  await expect.poll(heights).toHaveLength(4)
  // Away from both edges of the list, where a drag scrolls it.
  rowOf('a').element().scrollIntoView({ block: 'start' })
  const before = heights()
  const point = await pressOn(rowOf('a').getByRole('link'), touch)
  await expect.poll(() => app.move.drag.movingStops).toEqual(['a'])
  send('pointermove', middleOf(rowOf('b'), 0.9), touch)
  await expect.poll(() => document.querySelector('.rr-insert')?.textContent).toMatch(/^20.* km · /)
  onTestFinished(() => send('pointercancel', point, touch))
  return { before, heights }
}

it.each([390, 375, 320])('at %i px the rows of a route keep their heights while a stop is dragged', async (width) => {
  await page.viewport(width, 844)
  const { before, heights } = await dragFirstStop()
  await expect.poll(() => document.querySelectorAll('.rr-arrival-change').length).toBeGreaterThan(0)
  expect(heights()).toEqual(before)
})

it('on a phone a long price at the line of a drop covers neither the number nor the edge of the list', async () => {
  await page.viewport(390, 844)
  await dragFirstStop()
  const price = document.querySelector('.rr-insert span') ?? document.body
  price.textContent = '+112.5 km · +1 h 45 min · +3 h 12 min late · +1 h 18 min over hours · wants Di 24-11'
  const { left, right } = price.getBoundingClientRect()
  const number = document.querySelector('.rr-insert b')?.getBoundingClientRect()
  expect([left >= (number?.right ?? Infinity), right <= 390]).toEqual([true, true])
})
