import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { drawnMapContent, plan, withStopFields } from '../../domain/map/drawn'
import { mapDisplayInBrowser, isVisible, disableAnimation } from '../../kit/map-display-in-browser'

type Press = Partial<PointerEventInit> & { readonly x: number; readonly y: number }

beforeEach(async () => {
  disableAnimation()
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue()
  await page.viewport(1000, 700)
  return () => vi.restoreAllMocks()
})

const pins = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-pin]')].filter(isVisible)

const openMap = (content = drawnMapContent()) => {
  const { display, container, events } = mapDisplayInBrowser()
  display.show(content)
  const map = container.querySelector<HTMLElement>('.leaflet-container')
  const pinOf = (id: string) => pins(container).find((pin) => pin.dataset['pin'] === `stop ${id}`)
  /** The point of the map that the pin of a stop stands on. */
  const pointOf = (id: string): Press => {
    const { left, width, bottom } = pinOf(id)?.getBoundingClientRect() ?? new DOMRect()
    const origin = container.getBoundingClientRect()
    return { x: left + width / 2 - origin.left, y: bottom - 3 - origin.top }
  }
  const press = (type: string, { x, y, ...options }: Press): void => {
    const { left, top } = container.getBoundingClientRect()
    const point = { clientX: left + x, clientY: top + y }
    map?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, isPrimary: true, ...point, ...options }),
    )
  }
  const drag = (...[from, ...points]: ReadonlyArray<Press>): void => {
    if (from === undefined) return
    press('pointerdown', from)
    for (const point of points) press('pointermove', point)
    press('pointerup', points.at(-1) ?? from)
  }
  const areas = () => events.filter(([name]) => name === 'onAreaSelect').map(([, stops]) => stops)
  return { display, container, events, areas, drag, press, pointOf, pinOf, map }
}

/** A diamond around a point. */
const around = ({ x, y }: Press, radius = 40): ReadonlyArray<Press> => [
  { x: x - radius, y },
  { x, y: y - radius },
  { x: x + radius, y },
  { x, y: y + radius },
]

describe('selection on the map', () => {
  it('Shift and a drag select the stops in the box', () => {
    const { drag, areas } = openMap()
    drag({ x: 1, y: 1, shiftKey: true }, { x: 400, y: 300, shiftKey: true }, { x: 799, y: 599, shiftKey: true })
    expect(areas()).toEqual([['a', 'b', 'c', 'loose']])
  })

  it('a drag without a tool selects nothing', () => {
    const { drag, areas } = openMap()
    drag({ x: 1, y: 1 }, { x: 400, y: 300 }, { x: 799, y: 599 })
    expect(areas()).toEqual([])
  })

  it('with the box tool a drag selects, and its outline shows while it is drawn', () => {
    const { display, container, press, pointOf, areas } = openMap()
    display.setTool('box')
    const { x, y } = pointOf('b')
    press('pointerdown', { x: x - 30, y: y - 30 })
    expect(container.querySelector('.rr-area')).toBeNull()
    press('pointermove', { x: x + 30, y: y + 30 })
    expect(container.querySelector('.rr-area path')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(60)
    press('pointerup', { x: x + 30, y: y + 30 })
    expect(container.querySelector('.rr-area')).toBeNull()
    expect(areas()).toEqual([['b']])
  })

  it('a lasso selects the stops inside its outline, not those in the box around it', () => {
    const { display, drag, pointOf, areas } = openMap()
    display.setTool('lasso')
    drag(...around(pointOf('b')))
    drag({ x: 2, y: 2 }, { x: 798, y: 2 }, { x: 798, y: 8 }, { x: 8, y: 8 }, { x: 8, y: 598 }, { x: 2, y: 598 })
    expect(areas()).toEqual([['b'], []])
  })

  it.each(['ctrlKey', 'shiftKey', 'metaKey'])('%s at the end of the drag adds to the selection', (key) => {
    const { display, drag, pointOf, events } = openMap()
    display.setTool('lasso')
    const [first, ...others] = around(pointOf('b'))
    if (first !== undefined) drag(first, ...others.map((point) => ({ ...point, [key]: true })))
    expect(events).toContainEqual(['onAreaSelect', ['b'], true])
  })

  it.each(['pointerup', 'pointercancel'])('a press that ends outside the map with %s draws nothing more', (end) => {
    const { display, press, drag, pointOf, areas } = openMap()
    display.setTool('lasso')
    press('pointerdown', { x: 799, y: 300 })
    document.body.dispatchEvent(new PointerEvent(end, { bubbles: true, pointerId: 1 }))
    drag(...around(pointOf('b')))
    expect(areas()).toEqual([['b']])
  })

  it.each([
    ['Escape', ({ map }: ReturnType<typeof openMap>) => map?.focus()],
    ['a second finger', ({ press }: ReturnType<typeof openMap>) => press('pointerdown', { x: 9, y: 9, pointerId: 2 })],
    ['a zoom', ({ display }: ReturnType<typeof openMap>) => display.moveCamera('closer')],
  ])('%s ends a drawing without a selection', async (name, interrupt) => {
    const opened = openMap()
    const { display, container, press, areas, events } = opened
    display.setTool('lasso')
    press('pointerdown', { x: 1, y: 1 })
    for (const [x, y] of [
      [700, 1],
      [700, 500],
    ] as const)
      press('pointermove', { x, y })
    interrupt(opened)
    if (name === 'Escape') await userEvent.keyboard('{Escape}')
    expect(container.querySelector('.rr-area')).toBeNull()
    press('pointerup', { x: 700, y: 500 })
    expect(areas()).toEqual([])
    expect(events).not.toContainEqual(['onEscape', undefined])
  })

  it('a click on a pin opens its window, also while a tool is chosen', async () => {
    const { display, press, pinOf, pointOf, areas } = openMap()
    display.setTool('lasso')
    press('pointerdown', pointOf('a'))
    press('pointerup', pointOf('a'))
    pinOf('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('link', { name: 'Open stop' })).toBeVisible()
    expect(areas()).toEqual([])
  })

  it.each(['ctrlKey', 'shiftKey', 'metaKey'])('a click on a pin with %s selects its stop', (key) => {
    const { pinOf, events } = openMap()
    pinOf('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, [key]: true }))
    expect(events).toContainEqual(['onPinSelect', ['b']])
  })

  it('Space on a focused pin selects its stop, and all others at its place', async () => {
    const coordinates = { lat: 52.1, lng: 5.1 }
    const atOnePlace = withStopFields(plan, { a: { coordinates }, b: { coordinates } })
    const { display, events, container } = openMap(drawnMapContent({ routeIndex: 0 }, atOnePlace))
    display.focus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(events).toContainEqual(['onPinSelect', ['a', 'b']])
    expect(container.querySelector('.leaflet-popup')).toBeNull()
  })

  it('a click with Ctrl on a group selects all its stops and does not zoom', () => {
    const close = withStopFields(plan, { b: { coordinates: { lat: 52.1001, lng: 5.1001 } } })
    const { container, events } = openMap(drawnMapContent({}, close))
    const group = () => pins(container).find(({ ariaLabel }) => ariaLabel === '2 stops, zoom in')
    const before = group()?.getBoundingClientRect().x ?? NaN
    group()?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
    expect(events).toContainEqual(['onPinSelect', ['a', 'b']])
    expect(group()?.getBoundingClientRect().x).toBe(before)
    group()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(group()).toBeUndefined()
  })

  it('selected pins and groups are marked, also after the view changes', () => {
    const close = withStopFields(plan, { b: { coordinates: { lat: 52.1001, lng: 5.1001 } } })
    const { display, container } = openMap(drawnMapContent({}, close))
    const marked = () =>
      pins(container)
        .filter((pin) => pin.classList.contains('is-selected'))
        .map(({ ariaLabel, dataset }) => [ariaLabel, dataset['selected']])
    display.showSelection(new Set(['a', 'c']))
    expect(marked()).toEqual([
      ['2 stops, zoom in, 1 selected', '1'],
      ['Stop 10, route 2, Bakkerij Jansen, selected', undefined],
    ])
    display.show(drawnMapContent({ routeIndex: 0, cameraRequestCount: 1 }, close))
    expect(marked().map(([name]) => name)).toEqual(['Stop 10, route 1, Bakkerij Jansen, selected'])
    display.showSelection(new Set(['a', 'b', 'c']))
    display.show(drawnMapContent({ cameraRequestCount: 2 }, close))
    expect(marked().map(([name]) => name)).toEqual([
      '2 stops, zoom in, selected',
      'Stop 10, route 2, Bakkerij Jansen, selected',
    ])
    display.showSelection(new Set())
    expect(marked()).toEqual([])
  })

  it('a group is dragged by a selected stop of it, and without one it pans the map', () => {
    const close = withStopFields(plan, { b: { coordinates: { lat: 52.1001, lng: 5.1001 } } })
    const { display, container } = openMap(drawnMapContent({}, close))
    const dragStop = () =>
      pins(container).find(({ ariaLabel }) => ariaLabel?.startsWith('2 stops'))?.dataset['dragStop']
    expect(dragStop()).toBeUndefined()
    for (const id of ['b', 'a']) {
      display.showSelection(new Set([id]))
      expect(dragStop()).toBe(id)
    }
    display.showSelection(new Set())
    expect(dragStop()).toBeUndefined()
  })
})
