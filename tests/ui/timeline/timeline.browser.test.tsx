import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { isLocked } from '../../../src/domain/lock'
import { stopList } from '../../../src/domain/stop'
import { timedPlan } from '../../kit/builders/timed-plan'
import { openStops } from '../screens/stops/forty-stops'

const open = async (plan = timedPlan) => {
  const testApp = await openStops(plan, '/projects/7/(tab:routes)')
  await expect.element(page.getByRole('list', { name: 'Routes' })).toBeVisible()
  return testApp
}

const dock = page.getByRole('region', { name: 'Timeline' })
const grid = page.getByRole('grid', { name: 'Timeline of Vr 20-11' })
const bar = (name: string) => grid.getByRole('gridcell', { name: new RegExp(`, ${name}, `) })
const head = (name: RegExp) => grid.getByRole('rowheader', { name })
const button = page.getByRole('button', { name: 'Timeline', exact: true })

const openTimeline = async (plan = timedPlan) => {
  const testApp = await open(plan)
  await userEvent.keyboard('t')
  await expect.element(bar('Apotheek Mulder')).toHaveFocus()
  return testApp
}

describe('the timeline of a day', () => {
  beforeEach(() => page.viewport(1440, 900))

  it('T opens it with the focus on the first stop, and closes it with the focus back', async () => {
    await open()
    button.element().focus()
    await userEvent.keyboard('t')
    await expect.element(grid).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    bar('Apotheek Mulder').element().focus()
    await userEvent.keyboard('t')
    await expect.element(dock).not.toBeInTheDocument()
    await expect.element(button).toHaveFocus()
  })

  it('each route has its driver, its return and its late stops, and each stop a bar that names it', async () => {
    await openTimeline()
    await expect
      .element(head(/^Route 1, Sanne de Wit, Rit 1, from 08:00, home 12:00, 3 stops, 1 stop late$/))
      .toHaveTextContent('1Sanne de Wit 1 stop late12:00')
    await expect.element(bar('Garage Vos')).toHaveAccessibleName(/arrival 10:10, time slot 09:00–10:00, Late by 10/)
    await expect.element(bar('Garage Vos')).toHaveClass('is-late')
    await expect.element(dock.getByText('Vr 20-11 · 3 routes, 5 stops')).toBeVisible()
  })

  it('a table says the same of the routes', async () => {
    await openTimeline()
    const table = page.getByRole('table', { name: 'Routes of Vr 20-11, as a table' })
    await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('1Sanne de Wit08:00312:001')
    await expect.element(table.getByRole('row').nth(3)).toHaveTextContent('3Iris Bosman09:00009:000')
  })

  it('the arrows lead from stop to stop and from route to route, with one stop for Tab', async () => {
    await openTimeline()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(bar('Garage Vos')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(bar('Brasserie Maas')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(head(/^Route 2/)).toHaveFocus()
    await expect.poll(() => grid.element().querySelectorAll('[tabindex="0"]').length).toBe(1)
  })

  it('Space and Ctrl click select, Shift extends, and Esc clears', async () => {
    const { app } = await openTimeline()
    const selected = () => [...app.selection.store.stops]
    await userEvent.keyboard(' ')
    await expect.poll(selected).toEqual(['a'])
    await expect.element(bar('Apotheek Mulder')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.poll(selected).toEqual(['a', 'b'])
    await userEvent.keyboard('{Control>}')
    await bar('Slagerij Prins').click()
    await userEvent.keyboard('{/Control}')
    await expect.poll(selected).toEqual(['a', 'b', 'd'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(selected).toEqual([])
    await bar('Brasserie Maas').click()
    await expect.poll(selected).toEqual(['e'])
  })

  it('Alt with up and down moves the stop to the neighbour route, and the focus goes with it', async () => {
    const { app, clock } = await openTimeline()
    const visitsOf = (route: number) => app.plan.store.plan?.routes[route]?.visits.map(({ id }) => id)
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowUp}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('1 stop to route 2, cheapest place')).toHaveRole('status')
    expect(app.plan.store.open?.version).toBe(1)
    clock.advance(600)
    await expect.poll(() => visitsOf(1)?.includes('a')).toBe(true)
    await expect.element(bar('Apotheek Mulder')).toHaveFocus()
    expect(visitsOf(0)).toEqual(['b', 'c'])
  })

  it('a further press before the answer goes on from the route that was sent', async () => {
    const { app, clock } = await openTimeline()
    const press = (): void => {
      const key = { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
      clock.advance(600)
    }
    press()
    press()
    await expect.poll(() => app.plan.store.plan?.routes[2]?.visits.map(({ id }) => id)).toContain('a')
  })

  it('Alt with left and right moves the stop along its route', async () => {
    const { app, clock } = await openTimeline()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect.element(page.getByText('Place 20 of route 1')).toBeVisible()
    clock.advance(600)
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })

  it('Del unplans the stop with the focus, which the next one gets', async () => {
    const { app } = await openTimeline()
    await userEvent.keyboard('{Delete}')
    await expect.poll(() => app.plan.store.plan?.routes[0]?.visits.map(({ id }) => id)).toEqual(['b', 'c'])
    await expect.element(bar('Bakkerij Kok')).toHaveFocus()
  })

  it('L locks the stop or the route with the focus, and V opens Move to…', async () => {
    const { app } = await openTimeline()
    const { plan } = app
    const locks = () => {
      const stop = plan.store.plan && stopList.get(plan.store.plan.stops, 'a')
      return [stop && isLocked(stop.facts), plan.store.plan?.routes[0] && isLocked(plan.store.plan.routes[0])]
    }
    await userEvent.keyboard('l')
    await expect.poll(locks).toEqual([true, false])
    await userEvent.keyboard('{ArrowLeft}l')
    await expect.poll(locks).toEqual([true, true])
    await userEvent.keyboard('{ArrowRight}v')
    await expect.element(page.getByRole('dialog', { name: 'Move Apotheek Mulder to' })).toBeVisible()
  })

  it('Enter opens the stop, and a double click as well', async () => {
    const { address } = await openTimeline()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/projects/7/(tab:stops/a)')
    await bar('Slagerij Prins').dblClick()
    await expect.poll(address).toBe('/projects/7/(tab:stops/d)')
  })

  it('the pointer over a bar shows what it is, and highlights the stop', async () => {
    const { app } = await openTimeline()
    await bar('Brasserie Maas').hover()
    await expect.element(dock.getByText('Stop 20, route 2, Bram de Boer')).toBeVisible()
    await expect.element(dock.getByText('10:40, 20 minutes')).toBeVisible()
    expect(app.map.store.highlighted).toEqual({ kind: 'stop', id: 'e' })
  })

  it('a timeline that is closed with the pointer over a bar highlights nothing any more', async () => {
    const { app } = await openTimeline()
    await bar('Brasserie Maas').hover()
    await expect.poll(() => app.map.store.highlighted).toEqual({ kind: 'stop', id: 'e' })
    await userEvent.keyboard('t')
    await expect.element(dock).not.toBeInTheDocument()
    expect(app.map.store.highlighted).toBeUndefined()
  })

  it('zoom, slots and order are chosen at the top, and stay while it is closed', async () => {
    await openTimeline()
    await dock.getByRole('button', { name: '1 h' }).click()
    await expect.poll(() => grid.element().scrollWidth > 4 * grid.element().clientWidth).toBe(true)
    bar('Apotheek Mulder').element().focus()
    await userEvent.keyboard('{Control>}-{/Control}')
    await expect.element(dock.getByRole('button', { name: '4 h' })).toHaveAttribute('aria-pressed', 'true')
    await dock.getByRole('combobox', { name: 'Order' }).selectOptions('By start')
    await expect.element(grid.getByRole('rowheader').first()).toHaveAccessibleName(/^Route 2/)
    await dock.getByRole('button', { name: 'All' }).click()
    await dock.getByRole('button', { name: 'Close the timeline' }).click()
    await button.click()
    await expect.element(grid.getByRole('rowheader').first()).toHaveAccessibleName(/^Route 2/)
    await expect.element(dock.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('the present moment is a line on the day itself', async () => {
    const { clock } = await open()
    clock.advance(Date.parse('2026-11-20T10:24:00+01:00') - clock.now())
    await userEvent.keyboard('t')
    await expect.element(dock.getByText('10:24')).toBeVisible()
    await expect.element(dock.getByRole('button', { name: 'Now' })).not.toHaveAttribute('aria-disabled')
  })

  it('the keys resize the dock by its handle, up to all of the map', async () => {
    await openTimeline()
    const handle = page.getByRole('separator', { name: 'Height of the timeline' })
    const height = () => dock.element().getBoundingClientRect().height
    expect(height()).toBe(366)
    handle.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(height).toBe(390)
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect.poll(height).toBe(160)
    await dock.getByRole('button', { name: 'Whole height' }).click()
    await expect.poll(height).toBe(900)
    handle.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(height).toBe(780)
  })

  it('a map that the dock covers is hidden, also from the keyboard, until it has room again', async () => {
    await openTimeline()
    const isMapVisible = () =>
      document.querySelector('.rr-map-pane > .rr-map')?.checkVisibility({ visibilityProperty: true })
    expect(isMapVisible()).toBe(true)
    await dock.getByRole('button', { name: 'Whole height' }).click()
    await expect.poll(isMapVisible).toBe(false)
    await dock.getByRole('button', { name: 'Close' }).click()
    await expect.poll(isMapVisible).toBe(true)
  })

  it('only the visible rows of a hundred routes are drawn, and the focus reaches all of them', async () => {
    const [first, , empty] = timedPlan.routes
    const routes = Array.from({ length: 100 }, (_, index) => (index === 0 ? first : empty && { ...empty, index }))
    await openTimeline({ ...timedPlan, routes: routes.flatMap((route) => route ?? []) })
    expect(grid.element().querySelectorAll('[data-route]').length).toBeLessThan(40)
    await expect.element(dock.getByText(/^rows 1–\d+ of 100$/)).toBeVisible()
    for (let press = 0; press < 10; press += 1) await userEvent.keyboard('{PageDown}')
    await expect.element(head(/^Route 100,/)).toHaveFocus()
  })

  it('a narrow screen has neither the dock nor its button', async () => {
    await page.viewport(390, 844)
    const { app } = await open()
    expect(document.querySelector('.rr-timeline-button')?.getBoundingClientRect().height).toBe(0)
    app.timeline.toggle()
    await expect.poll(() => document.querySelector('.rr-dock')?.getBoundingClientRect().height).toBe(0)
  })
})
