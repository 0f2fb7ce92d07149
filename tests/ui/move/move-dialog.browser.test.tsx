import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { setLocks } from '../../../src/domain/lock'
import { planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { right } from '../../kit/either'
import { dialog, factsOf, ids, openDialog, openStops, options, plan, ROUTES } from './open-move-dialog'

/** Longer than keys that pass a stop stay on it. */
const PASSED_MS = 200

describe('the dialog that moves stops', () => {
  beforeEach(() => page.viewport(1440, 900))

  it('all routes are listed, though only the first ones are drawn at first', async () => {
    await openDialog('Customer s1')
    await expect.poll(() => options().elements().length).toBeGreaterThanOrEqual(ROUTES)
    const names = options()
      .elements()
      .map((option) => option.querySelector('b')?.textContent)
    for (const index of ids.keys()) expect(names).toContain(`Streek ${index + 1}`)
  })

  it('the frame that shows the list first has only the options that can be in view', async () => {
    let countAtFirst: number | undefined
    const watch = (): void => {
      const { length } = document.querySelectorAll('.rr-move [role=row]')
      if (length > 0) countAtFirst = length
      else requestAnimationFrame(watch)
    }
    watch()
    await openDialog('Customer s1')
    await expect.poll(() => options().elements().length).toBeGreaterThanOrEqual(ROUTES)
    expect(countAtFirst).toBe(12)
  })

  it('prices that come late leave the routes where they are once the user points at one', async () => {
    const answer = Promise.withResolvers<void>()
    await openDialog('Customer s9', answer.promise)
    const nameAt = (index: number) => options().elements()[index]?.querySelector('b')?.textContent
    await expect.poll(() => nameAt(3)).toBe('Streek 4')
    await options().nth(3).hover()
    answer.resolve()
    await expect.element(dialog().getByText('Best other', { exact: true })).toBeInTheDocument()
    expect(nameAt(3)).toBe('Streek 4')
    await expect.element(dialog().getByText(/best first/)).not.toBeInTheDocument()
  })

  it('the title stands above a long list, and a number of two digits in one line', async () => {
    await openDialog('Customer s1')
    await expect.element(options().getByText('Streek 22', { exact: true })).toBeInTheDocument()
    const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height
    expect(heightOf(document.querySelector('.rr-move__title'))).toBe(28)
    const rows = [...document.querySelectorAll('.rr-option-row')]
    const numbers = ['Streek 2', 'Streek 22'].map((name) =>
      rows.find((row) => row.querySelector('b')?.textContent === name)?.querySelector('.rr-route-no'),
    )
    for (const number of numbers) number?.scrollIntoView()
    expect(heightOf(numbers[1])).toBe(heightOf(numbers[0]))
  })

  it.each([19, 20, 21, 28, 30])(
    'the load of a route stands in one line beside a name with %i letters more',
    async (count) => {
      const driverName = `Anneloes ${'o'.repeat(count)}`
      const routes = [aRouteTo(['s0'], { driverName }), aRouteTo(['s1'], { index: 1, driverName })]
      await openDialog('Customer s0', undefined, planOf(routes, ['s0', 's1'].map(factsOf)))
      const loads = () => [...document.querySelectorAll('.rr-option__load')]
      await expect.poll(() => loads().length).toBe(2)
      const linesOf = (load: Element) => new Set([...load.getClientRects()].map(({ y }) => y)).size
      expect(loads().map(linesOf)).toEqual([1, 1])
    },
  )

  it('the end of a long list is reached by the arrow keys, and stays in view', async () => {
    await openDialog('Customer s1')
    for (let step = 0; step < 20; step += 1) await userEvent.keyboard('{ArrowDown}')
    const active = options()
      .elements()
      .find((option) => option.getAttribute('aria-selected') === 'true')
    const list = dialog().getByRole('grid').element().getBoundingClientRect()
    const box = active?.getBoundingClientRect()
    expect(
      options()
        .elements()
        .findIndex((option) => option === active),
    ).toBe(20)
    expect(box?.bottom).toBeLessThanOrEqual(list.bottom + 1)
  })

  it('a press beside the list closes it with its click, which reaches nothing beneath', async () => {
    const { app } = await openDialog('Customer s1')
    const box = dialog().element()
    const send = (kind: string, target: Element) =>
      target.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true }))
    send('pointerdown', box)
    expect(app.move.dialog.value?.stops).toEqual(['s1'])
    send('click', box)
    await expect.poll(() => app.move.dialog.value).toBeUndefined()
  })

  it('a press that begins in the list and ends beside it leaves it open', async () => {
    const { app } = await openDialog('Customer s1')
    const [box, input] = [dialog().element(), dialog().getByRole('combobox').element()]
    input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    box.dispatchEvent(new PointerEvent('click', { bubbles: true }))
    await expect.element(dialog()).toBeVisible()
    expect(app.move.dialog.value?.stops).toEqual(['s1'])
  })

  it('prices that take long do not keep the routes from being listed', async () => {
    let answer = (): void => undefined
    const { app } = await openDialog('Customer s1', new Promise((resolve) => (answer = resolve)))
    await expect.poll(() => options().elements().length).toBeGreaterThanOrEqual(ROUTES)
    expect(app.move.dialog.value?.prices.kind).toBe('loading')
    answer()
    await expect.poll(() => app.move.dialog.value?.prices.kind).toBe('known')
  })

  it('Enter moves nothing before the prices have come, unless the user has chosen a route', async () => {
    const answer = Promise.withResolvers<void>()
    const { app } = await openDialog('Customer s0', answer.promise)
    const seen = app.plan.store.plan
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => options().elements().length).toBeGreaterThanOrEqual(ROUTES)
    await userEvent.keyboard('{Enter}{ArrowRight}')
    expect(app.plan.store.plan).toBe(seen)
    expect(app.move.dialog.value?.stops).toEqual(['s0'])
    await expect.element(dialog().getByRole('row', { selected: true })).not.toBeInTheDocument()
    await expect.element(dialog().getByRole('button', { name: 'All routes' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => app.move.dialog.value).toBeUndefined()
    answer.resolve()
    const visits = () => app.plan.store.plan?.routes.find(({ index }) => index === 1)?.visits
    await expect.poll(() => visits()?.map(({ id }) => id)).toContain('s0')
  })

  it('Enter moves a stop to another route where the prices are unknown, and never to its own', async () => {
    await openDialog('Customer s0', Promise.resolve({ kind: 'cancelled' }))
    await expect.element(dialog().getByRole('row', { selected: true })).toHaveTextContent('Streek 2')
  })

  it('Enter passes over a locked route', async () => {
    const locked = right(setLocks(plan, { stops: [], routes: [1] }, { by: 'Piet', at: '' }))
    await openDialog('Customer s0', Promise.resolve({ kind: 'cancelled' }), locked)
    await expect.element(dialog().getByRole('row', { selected: true })).toHaveTextContent('Streek 3')
  })

  it('the dialog has the focus at once, but is drawn with its list only', async () => {
    const frames: Array<{ readonly opacity: string; readonly options: number; readonly focus: string | null }> = []
    const watch = (): void => {
      const element = document.querySelector('.rr-move')
      if (element !== null)
        frames.push({
          opacity: getComputedStyle(element).opacity,
          options: element.querySelectorAll('[role=row]').length,
          focus: document.activeElement?.getAttribute('role') ?? null,
        })
      if (frames.every(({ options: count }) => count === 0)) requestAnimationFrame(watch)
    }
    watch()
    await openDialog('Customer s1', new Promise(() => undefined))
    await expect.poll(() => frames.at(-1)?.options).toBeGreaterThan(0)
    expect(frames.at(-1)?.opacity).toBe('1')
    expect(new Set(frames.slice(0, -1).map((frame) => JSON.stringify(frame)))).toEqual(
      new Set([JSON.stringify({ opacity: '0', options: 0, focus: 'combobox' })]),
    )
  })

  it('nothing fades as the dialog opens, so that no frames are drawn before that of the list', async () => {
    const faded: unknown[] = []
    const note = ({ target, propertyName }: TransitionEvent): void => {
      if (target instanceof Element && target.closest('.rr-move') !== null) faded.push(propertyName)
    }
    document.addEventListener('transitionrun', note)
    await openDialog('Customer s1')
    await expect.poll(() => options().elements().length).toBeGreaterThanOrEqual(ROUTES)
    document.removeEventListener('transitionrun', note)
    expect(faded).toEqual([])
  })

  it('the prices of a stop are read once the keyboard comes to it, and not those of stops that it passes', async () => {
    const { pricedStops } = await openStops()
    const link = (id: string) => page.getByRole('link', { name: `Customer ${id}`, exact: true })
    await expect.element(link('s1')).toBeVisible()
    // All are found first, since a slow machine may find one slower than a key comes to the next.
    for (const one of ['s1', 's2', 's3'].map((id) => link(id).element())) one.focus()
    expect(pricedStops).toEqual(['s1'])
    await expect.poll(() => pricedStops).toEqual(['s1', 's3'])
  })

  it('the prices of a stop are read at once where the focus comes from another element than a stop', async () => {
    const { pricedStops } = await openStops()
    const link = (id: string) => page.getByRole('link', { name: `Customer ${id}`, exact: true })
    await expect.element(link('s1')).toBeVisible()
    const elements = [link('s1'), page.getByRole('searchbox', { name: 'Search stops' }), link('s2')]
    for (const element of elements.map((one) => one.element())) element.focus()
    expect(pricedStops).toEqual(['s1', 's2'])
  })

  it('the prices of the next stop are read at once after a dialog returns the focus', async () => {
    const { pricedStops } = await openStops()
    const link = (id: string) => page.getByRole('link', { name: `Customer ${id}`, exact: true }).element()
    await expect.element(page.getByRole('link', { name: 'Customer s1', exact: true })).toBeVisible()
    const [one, other] = [link('s1'), link('s2')]
    one.focus()
    await userEvent.keyboard('v')
    await expect.element(options().first()).toBeVisible()
    await new Promise((resolve) => setTimeout(resolve, PASSED_MS))
    const field = dialog().getByRole('combobox').element()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    await expect.poll(() => document.activeElement).toBe(one)
    other.focus()
    expect(pricedStops).toEqual(['s1', 's2'])
  })

  it('Tab stays in the dialog, and Escape gives the focus back', async () => {
    const { link } = await openDialog('Customer loose')
    const field = dialog().getByRole('combobox')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog().getByRole('link', { name: 'Put on the map' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(dialog().getByRole('link', { name: 'Put on the map' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
  })

  it('Tab reaches Close on a phone, which has no key for it', async () => {
    await page.viewport(390, 780)
    await openDialog('Customer s1')
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog().getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(dialog().getByRole('combobox')).toHaveFocus()
  })

  it('a press beside the dialog closes it, and does nothing else', async () => {
    const { app } = await openDialog('Customer s1')
    const pressed = vi.fn<() => void>()
    page.getByRole('region', { name: 'Map', exact: true }).element().addEventListener('pointerdown', pressed)
    await userEvent.click(dialog(), { position: { x: 300, y: 300 } })
    await expect.poll(() => app.move.dialog.value).toBeUndefined()
    expect(pressed).not.toHaveBeenCalled()
  })
})
