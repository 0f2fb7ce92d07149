import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { plainFacts } from '../../kit/arbitraries/stop'
import { openAppToMove } from '../../kit/app-to-move'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { renderApp } from '../../kit/render-app'
import { openStops } from '../screens/stops/forty-stops'
import { middleOf, nextFrames, pressOn, send } from './pointer'

const plan = planOf(
  [aRouteTo(['a', 'b', 'c'], { name: 'Noord' }), aRouteTo(['d', 'e'], { index: 1, name: 'Zuid' })],
  ['a', 'b', 'c', 'd', 'e', 'loose'].map((id) => ({ ...plainFacts, id, customerName: `Customer ${id}` })),
)

const open = (tab = 'routes/0') => openStops(plan, `/projects/7/(tab:${tab})`)

const preview = () => document.querySelector('.rr-drag-preview')
const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
const panel = (name: string) => page.getByRole('button', { name: new RegExp(name) })

const dragTo = async (locator: Locator, height?: number): Promise<void> => {
  send('pointermove', middleOf(locator, height))
  await nextFrames()
}

const startOn = async (name: string): Promise<void> => {
  const { x, y } = await pressOn(page.getByRole('link', { name, exact: true }))
  send('pointermove', { x: x + 7, y })
  await expect.poll(preview).not.toBeNull()
}

const waitForTouchHold = () => new Promise((resolve) => setTimeout(resolve, 500))

describe('dragging stops', () => {
  beforeEach(async () => {
    // The pointer of an event that a test makes does not exist.
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
    await page.viewport(1440, 900)
    return () => vi.restoreAllMocks()
  })

  it('a drag begins once the pointer has moved by six pixels', async () => {
    const { app } = await open()
    const { x, y } = await pressOn(page.getByRole('link', { name: 'Customer a', exact: true }))
    send('pointermove', { x: x + 5, y })
    await nextFrames()
    expect(app.move.drag.movingStops).toBeUndefined()
    send('pointermove', { x: x + 6, y })
    await expect.poll(() => app.move.drag.movingStops).toEqual(['a'])
    send('pointerup', { x, y })
    await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
  })

  it('a drag by a finger begins once it has rested for 400 ms, and a finger that moves before scrolls', async () => {
    const { app } = await open()
    const touch = { pointerType: 'touch' }
    const link = page.getByRole('link', { name: 'Customer a', exact: true })
    await expect.element(link).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const moved = await pressOn(link, touch)
    vi.advanceTimersByTime(399)
    send('pointermove', { x: moved.x, y: moved.y + 20 }, touch)
    vi.advanceTimersByTime(1)
    expect(app.move.drag.movingStops).toBeUndefined()
    send('pointerup', moved, touch)
    const rested = await pressOn(link, touch)
    vi.advanceTimersByTime(399)
    expect(app.move.drag.movingStops).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(app.move.drag.movingStops).toEqual(['a'])
    vi.useRealTimers()
    const scroll = new Event('touchmove', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(scroll)
    expect(scroll.defaultPrevented).toBe(true)
    send('pointercancel', rested, touch)
    await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
  })

  it.each(['pointerup', 'pointercancel'])(
    'a press that ends with %s before the module of drags is loaded starts no drag',
    async (end) => {
      const { app } = await open()
      const link = page.getByRole('link', { name: 'Customer a', exact: true })
      await expect.element(link).toBeVisible()
      for (const kind of ['pointerdown', end]) send(kind, middleOf(link), { pointerType: 'touch' })
      await waitForTouchHold()
      expect(app.move.drag.movingStops).toBeUndefined()
    },
  )

  it('a press on a button or box, or with a key that selects, starts no drag', async () => {
    const { app } = await open()
    for (const [locator, init] of [
      [page.getByRole('button', { name: 'Lock Customer a' }), {}],
      [page.getByRole('checkbox', { name: 'Select Customer a' }), {}],
      [page.getByRole('link', { name: 'Customer a', exact: true }), { shiftKey: true }],
    ] as const) {
      const { x, y } = await pressOn(locator, init)
      send('pointermove', { x: x + 30, y })
      await nextFrames()
      expect(app.move.drag.movingStops).toBeUndefined()
      send('pointerup', { x, y })
    }
  })

  it('the list shows the line, the number and the price of the position between two rows, and a drop there makes that move', async () => {
    const { app } = await open()
    await startOn('Customer a')
    await dragTo(row('Customer c'), 0.9)
    await expect.poll(() => document.querySelector('.rr-insert')?.textContent).toMatch(/^30.* km · /)
    send('pointerup', middleOf(row('Customer c'), 0.9))
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  /** At the details of the first route, whose first stop is dragged; moves wait to be let through. */
  const startSlowDrag = async () => {
    const opened = await openAppToMove({ isSlow: true })
    renderApp(opened.app, '/projects/7/(tab:routes/0)')
    const listed = () =>
      [...document.querySelectorAll<HTMLElement>('tr[data-drag-stop]')].map((tr) => tr.dataset['stop'])
    await expect.poll(listed).toEqual(['a', 'b', 'c'])
    const { x, y } = await pressOn(elementOf('tr[data-drag-stop="a"] a'))
    send('pointermove', { x: x + 7, y })
    await expect.poll(preview).not.toBeNull()
    return { ...opened, listed }
  }
  const pendingHint = () => document.querySelector('.rr-map-hint:not(.rr-drag-hint)')?.textContent
  const elementOf = (selector: string) => page.elementLocator(document.querySelector(selector) ?? document.body)

  it('a drop along a route shows at its new position, and the hint names it, before the server answers', async () => {
    const { visits, listed, letThrough } = await startSlowDrag()
    const last = elementOf('tr[data-drag-stop="c"]')
    await dragTo(last, 0.9)
    send('pointerup', middleOf(last, 0.9))
    await nextFrames()
    expect([listed(), pendingHint()]).toEqual([['b', 'c', 'a'], expect.stringMatching(/^Place 30 of route 1/)])
    expect(visits(0)).toEqual(['a', 'b', 'c'])
    letThrough()
    await expect.poll(() => visits(0)).toEqual(['b', 'c', 'a'])
    await expect.poll(pendingHint).toBeUndefined()
  })

  it('the prices leave a frame after the drop shows as pending, and before the server answers', async () => {
    const { visits, letThrough } = await startSlowDrag()
    const priced = () => document.querySelectorAll('.rr-drop-price, .rr-drop-strip, [data-dragging]').length
    await dragTo(page.getByRole('link', { name: 'Back' }))
    await expect.element(page.getByText('Best', { exact: true })).toBeVisible()
    const target = elementOf('li[data-drop-route="1"]')
    await dragTo(target)
    const before = priced()
    send('pointerup', middleOf(target))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect([pendingHint(), preview(), priced()]).toEqual([expect.stringMatching(/^1 stop to route 2/), null, before])
    await nextFrames()
    expect([pendingHint(), priced()]).toEqual([expect.stringMatching(/^1 stop to route 2/), 0])
    letThrough()
    await expect.poll(() => visits(1)).toHaveLength(3)
  })

  it('the hint of the drag stands above the lower edge of the map', async () => {
    await open()
    await startOn('Customer a')
    const map = page.getByRole('region', { name: 'Map', exact: true }).element().getBoundingClientRect()
    const hint = document.querySelector('.rr-drag-hint')?.getBoundingClientRect() ?? new DOMRect()
    expect([hint.bottom, hint.left + hint.width / 2]).toEqual([map.bottom - 28, expect.closeTo(map.width / 2, 0)])
    send('pointercancel', { x: 9, y: 9 })
  })

  it('each panel shows what the route would cost, and the hovered one is outlined and takes the stop', async () => {
    const { app } = await open('routes')
    await panel('^none Unplanned').click()
    await startOn('Customer loose')
    await expect.element(panel('Noord').getByText(/place \d+/)).toBeVisible()
    await expect.element(page.getByText('Best', { exact: true })).toBeVisible()
    const shadowOf = (name: string) =>
      getComputedStyle(panel(name).element().closest('.rr-route-panel') ?? document.body).boxShadow
    const outlined = () => ['Noord', 'Zuid'].filter((name) => shadowOf(name).endsWith(' 1px'))
    await dragTo(panel('Noord'))
    expect(outlined()).toEqual(['Noord'])
    await dragTo(panel('Zuid'))
    expect(panel('Zuid').element().closest('[data-drop-over]')).not.toBeNull()
    expect(outlined()).toEqual(['Zuid'])
    send('pointerup', middleOf(panel('Zuid')))
    await expect.poll(() => app.plan.store.plan?.routes[1]?.visits.length).toBe(3)
  })

  it('a drag that rests over the panel of a route opens its details, and goes on', async () => {
    const { app, address } = await open('routes')
    await panel('^none Unplanned').click()
    await startOn('Customer loose')
    await dragTo(panel('Zuid'))
    await expect.poll(address).toBe('/projects/7/(tab:routes/1)')
    expect(app.move.drag.movingStops).toEqual(['loose'])
    await dragTo(row('Customer d'), 0.1)
    send('pointerup', middleOf(row('Customer d'), 0.1))
    await expect.poll(() => app.plan.store.plan?.routes[1]?.visits.map(({ id }) => id)).toEqual(['loose', 'd', 'e'])
  })

  it('Escape, a window that loses the focus and a browser that takes the pointer put the stop back', async () => {
    const { app, server } = await open()
    for (const cancel of [
      () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      () => window.dispatchEvent(new Event('blur')),
      () => send('pointercancel', middleOf(row('Customer c'))),
    ]) {
      await startOn('Customer a')
      await dragTo(row('Customer c'))
      cancel()
      await expect.poll(() => app.move.drag.movingStops).toBeUndefined()
      send('pointerup', middleOf(row('Customer c')))
      await expect.poll(preview).toBeNull()
      expect(document.documentElement.hasAttribute('data-dragging')).toBe(false)
    }
    await expect.element(page.getByText('Put back, nothing was changed')).toBeInTheDocument()
    expect(server.projects.get('7')?.version).toBe(1)
  })

  it('the click that ends a drag opens nothing, and that of the next press, however soon, opens its link', async () => {
    const { address } = await open()
    await startOn('Customer a')
    const tab = page.getByRole('navigation', { name: 'Project tabs' }).getByRole('link', { name: 'Stops' })
    send('pointerup', middleOf(tab))
    send('click', middleOf(tab))
    await nextFrames()
    expect(address()).toBe('/projects/7/(tab:routes/0)')
    await startOn('Customer a')
    send('pointerup', middleOf(row('Customer a')))
    for (const kind of ['pointerdown', 'click']) send(kind, middleOf(tab))
    await expect.poll(address).toBe('/projects/7/(tab:stops)')
  })

  it('a drag that begins on a selected stop takes all of them, and shows how many', async () => {
    const { app } = await open()
    for (const name of ['a', 'c'])
      await page.getByRole('checkbox', { name: `Select Customer ${name}` }).click({ force: true })
    await startOn('Customer c')
    expect(app.move.drag.movingStops).toEqual(['a', 'c'])
    expect(preview()?.textContent).toMatch(/^22 stops/)
    await dragTo(page.getByText('New route for driver…'))
    await expect.element(page.getByRole('region', { name: 'Other places' })).toHaveTextContent(/nobody is free/)
    send('pointerup', middleOf(page.getByText('New route for driver…')))
    await expect.element(page.getByRole('dialog', { name: 'Move 2 stops to' })).toBeVisible()
  })
})
