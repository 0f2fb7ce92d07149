import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { MapHint } from '../../../src/ui/components'
import { plainFacts } from '../../kit/arbitraries/stop'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { openStops } from '../screens/stops/forty-stops'

/** Stops at the edges of a rectangle, and one without a place. */
const plan = (() => {
  const edges = [0, 1, 2, 3].flatMap((step) => [
    { lat: 51.6, lng: 4.4 + step * 0.5 },
    { lat: 52.4, lng: 4.9 + step * 0.5 },
    { lat: 51.8 + step * 0.2, lng: 4.4 },
    { lat: 51.6 + step * 0.2, lng: 6.4 },
  ])
  const stops = edges.map((coordinates, index) => ({ ...plainFacts, id: `s${index}`, coordinates }))
  return planOf(
    [aRouteTo(['s0', 's1', 's2'])],
    [...stops, { ...plainFacts, id: 'lost', customerName: 'Klant zonder plaats', coordinates: undefined }],
  )
})()

/** What lies over the middle of a pin, and takes its taps. */
const coversOfPins = (): ReadonlyArray<string> =>
  [...document.querySelectorAll('[data-pin]')].flatMap((pin) => {
    const { left, top, width, height } = pin.getBoundingClientRect()
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2)
    return topElement?.closest('[data-pin]') ? [] : [`${topElement?.tagName} ${topElement?.className}`]
  })

const notice = page.getByText('1 stop has no place on the map')

describe('the map of a phone', () => {
  it.each([
    [390, 844],
    [360, 640],
    [320, 640],
    [360, 560],
  ])('at %i by %i px each pin of a fitted plan can be tapped', async (width, height) => {
    await page.viewport(width, height)
    await openStops(plan)
    await expect.element(notice).toBeVisible()
    await expect.poll(() => document.querySelectorAll('[data-pin]').length).toBeGreaterThan(3)
    await expect.poll(coversOfPins).toEqual([])
  })

  it('the switch of the views, the notices and the line of the view stand below the map', async () => {
    await page.viewport(390, 844)
    await openStops(plan)
    await expect.element(notice).toBeVisible()
    const bottom = document.querySelector('.rr-map')?.getBoundingClientRect().bottom ?? 0
    const tops = ['.rr-mobile-switch', '.rr-map-notices', '.rr-map-status'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0,
    )
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(bottom)
  })

  it('a notice that is tapped lists its stops, and stays where it is', async () => {
    await page.viewport(390, 844)
    await openStops(plan)
    await expect.element(notice).toBeVisible()
    const top = () => notice.element().getBoundingClientRect().top
    const before = top()
    await notice.click()
    await expect.element(page.getByRole('region', { name: 'Map' }).getByText('Klant zonder plaats')).toBeVisible()
    expect(top()).toBe(before)
  })

  it('the chosen view has the colour of a primary button', async () => {
    await page.viewport(390, 844)
    await openStops(plan)
    const split = page.getByRole('button', { name: 'Split' })
    await expect.element(split).toBeVisible()
    const addStop = page.getByRole('link', { name: 'Add stop' })
    await expect.element(addStop).toBeVisible()
    // Which link is the primary one shows after the plan.
    const backgrounds = () => [split, addStop].map((button) => getComputedStyle(button.element()).backgroundColor)
    await expect.poll(() => new Set(backgrounds()).size).toBe(1)
    expect(backgrounds()[0]).not.toBe('rgb(255, 255, 255)')
  })

  it('an import has most of the height of a phone, its map shows in the view Map or to put a pin, and no view is named Split', async () => {
    await page.viewport(390, 844)
    await openStops(plan)
    const heightOf = (selector: string) => document.querySelector(selector)?.clientHeight ?? 0
    await page.getByRole('link', { name: 'Import…' }).click()
    await expect.element(page.getByText('Drop a file here')).toBeVisible()
    expect([heightOf('.rr-content') > 500, heightOf('.rr-map'), heightOf('.rr-map-tools')]).toEqual([true, 0, 0])
    const choices = page.getByRole('group', { name: 'View' }).getByRole('button').elements()
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Table', 'Map'])
    expect([...document.querySelectorAll('.rr-paste kbd')].filter((key) => key.checkVisibility())).toEqual([])
    const hint = document.body.appendChild(document.createElement('div'))
    const root = createRoot(hint)
    root.render(<MapHint>Drag the pin</MapHint>)
    await expect.poll(() => heightOf('.rr-map')).toBeGreaterThan(200)
    root.unmount()
    hint.remove()
    await expect.poll(() => heightOf('.rr-map')).toBe(0)
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await expect.poll(() => heightOf('.rr-map')).toBeGreaterThan(400)
  })
})
