import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { drawnMapContent, plan, withStopFields } from '../../domain/map/drawn'
import { mapDisplayInBrowser, isVisible, disableAnimation } from '../../kit/map-display-in-browser'

beforeEach(() => {
  disableAnimation()
  return () => vi.restoreAllMocks()
})

const pins = (container: HTMLElement) => [...container.querySelectorAll('[data-pin]')].filter(isVisible)

describe('info window', () => {
  it('an info window is at most 200 pixels wide (§9)', async () => {
    const { display, container } = mapDisplayInBrowser()
    display.show(drawnMapContent({}, withStopFields(plan, { a: { customerName: 'Groothandel '.repeat(9) } })))
    pins(container)
      .find((pin) => pin.getAttribute('data-pin') === 'stop a')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByText('10 · Groothandel')).toBeVisible()
    expect(container.querySelector<HTMLElement>('.leaflet-popup-content')?.offsetWidth).toBe(200)
  })

  it('an info window opens below the status of a small map, with actions at least 24 pixels high', async () => {
    const { display, container } = mapDisplayInBrowser({ width: 390, height: 320 })
    display.show(drawnMapContent({}, plan))
    const [first] = pins(container).toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    first?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const open = page.getByRole('link', { name: 'Open stop' })
    await expect.element(open).toBeVisible()
    const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
    await expect
      .poll(() => topOf(container.querySelector('.leaflet-popup')) - topOf(container))
      .toBeGreaterThanOrEqual(60)
    for (const action of [open, page.getByRole('button', { name: 'Move to…' })])
      expect(action.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })
})
