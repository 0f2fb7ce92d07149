import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { mapMessage } from '../../../src/domain/map'
import type { Plan } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { withFields } from '../../kit/builders/stop'
import { withEachStop } from '../../kit/builders/stop-list'
import { openStops } from '../screens/stops/forty-stops'

const names = ['a', 'b', 'c']

/** Three stops from west to east, on two routes. */
const threeStops: Plan = (() => {
  const plan = aPlanOf([aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1 })])
  return {
    ...plan,
    stops: withEachStop(plan.stops, (stop) =>
      withFields(stop, {
        customerName: stop.facts.id,
        coordinates: { lat: 52.1, lng: 5 + names.indexOf(stop.facts.id) / 4 },
      }),
    ),
  }
})()

const map = page.getByRole('region', { name: 'Map' })
const tool = (name: string) => map.getByRole('button', { name })
const bar = page.getByRole('region', { name: 'Selection' })
const announced = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent.trim())
const pin = (id: string) => map.getByRole('button', { name: new RegExp(`, ${id}(, |$)`) })

const openMap = async () => {
  const opened = await openStops(threeStops)
  await expect.element(pin('a')).toBeVisible()
  const selected = () => [...opened.app.selection.store.stops].toSorted()
  return { ...opened, selected }
}

/** Draws a lasso around the first stop, or around the first two. */
const drawAround = (count: 1 | 2): void => {
  const next = pin(names[count] ?? '')
    .element()
    .getBoundingClientRect()
  const box = map.element().getBoundingClientRect()
  const [left, right, top, bottom] = [box.left + 2, next.left - 20, box.top + 2, box.bottom - 2]
  const send = (type: string, clientX: number, clientY: number) =>
    document
      .querySelector('.leaflet-container')
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, isPrimary: true, clientX, clientY }))
  send('pointerdown', left, top)
  send('pointermove', right, top)
  send('pointermove', right, bottom)
  send('pointermove', left, bottom)
  send('pointerup', left, bottom)
}

describe('the selection on the map', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900)
    vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
    return () => vi.restoreAllMocks()
  })

  it('a lasso selects stops for the table and the bar, and says how many', async () => {
    const { selected } = await openMap()
    await tool('Select with a lasso').click()
    await expect.element(tool('Select with a lasso')).toHaveAttribute('aria-pressed', 'true')
    drawAround(2)
    expect(selected()).toEqual(['a', 'b'])
    await expect.element(bar.getByText('2 stops selected')).toBeVisible()
    expect(announced()).toContain('2 stops selected')
    await expect.element(page.getByRole('checkbox', { name: 'Select a', exact: true })).toBeChecked()
    await expect.element(pin('b')).toHaveAccessibleName(/, selected$/)
    drawAround(1)
    expect(selected()).toEqual(['a'])
  })

  it('the keys B and Shift B choose the tools, and Esc leaves the tool before it clears the selection', async () => {
    const { app, selected } = await openMap()
    await userEvent.keyboard('{Shift>}b{/Shift}')
    await expect.element(tool('Select with a lasso')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('b')
    await expect.element(tool('Select in a box')).toHaveAttribute('aria-pressed', 'true')
    expect(announced()).toContain('Box: drag across the stops, Esc leaves the tool')
    app.selection.set(['a'])
    await userEvent.keyboard('{Escape}')
    await expect.element(tool('Select in a box')).toHaveAttribute('aria-pressed', 'false')
    expect(selected()).toEqual(['a'])
    await userEvent.keyboard('{Escape}')
    expect(selected()).toEqual([])
    await userEvent.keyboard('bb')
    await expect.element(tool('Select in a box')).toHaveAttribute('aria-pressed', 'false')
  })

  it('Esc on the map leaves the tool, then clears the selection', async () => {
    const { app, selected } = await openMap()
    app.selection.set(['a'])
    app.map.chooseTool('box')
    await userEvent.keyboard('m')
    await userEvent.keyboard('{Escape}')
    expect([app.map.store.tool, selected()]).toEqual([undefined, ['a']])
    await userEvent.keyboard('{Escape}')
    expect(selected()).toEqual([])
  })

  it('a click with Ctrl on a pin selects its stop, and takes it out again', async () => {
    const { selected } = await openMap()
    await pin('a').click({ modifiers: ['Control'] })
    await pin('c').click({ modifiers: ['Shift'] })
    expect(selected()).toEqual(['a', 'c'])
    await pin('a').click({ modifiers: ['Control'] })
    expect(selected()).toEqual(['c'])
  })

  it('Space selects the pin in focus, and V opens the dialog for it', async () => {
    const { selected } = await openMap()
    pin('b').element().focus()
    await userEvent.keyboard(' ')
    expect(selected()).toEqual(['b'])
    await userEvent.keyboard('v')
    await expect.element(page.getByRole('dialog', { name: /^Move b/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(pin('b')).toHaveFocus()
  })

  it('the fit button names what it fits, and the tools are large enough for a finger on a phone', async () => {
    const { app } = await openMap()
    await expect.element(tool('Fit all')).toBeVisible()
    await page.viewport(390, 844)
    for (const name of ['Fit all', 'Select in a box', 'Select with a lasso']) {
      const { width, height } = tool(name).element().getBoundingClientRect()
      expect([name, Math.min(width, height) >= 44]).toEqual([name, true])
    }
    const scale = () => document.querySelector('.leaflet-control-scale-line')?.textContent
    await tool('Fit all').click()
    await expect.poll(scale).toBe('10 km')
    app.map.moveCamera('closer')
    await expect.poll(scale).not.toBe('10 km')
    await tool('Fit all').click()
    await expect.poll(scale).toBe('10 km')
    app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 0 }))
    await expect.element(tool('Fit route')).toBeVisible()
  })

  it('without a project there is nothing to select on the map', async () => {
    const { app } = await openMap()
    await app.plan.close()
    await expect.element(tool('Select in a box')).not.toBeInTheDocument()
    await expect.element(tool('Fit all')).toBeVisible()
  })
})
