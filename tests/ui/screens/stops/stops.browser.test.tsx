import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { CallFailure } from '../../../../src/domain/failure'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'
import { renderedWith } from '../../../kit/rendered-with'
import { fortyStops, openStops } from './forty-stops'

const search = page.getByRole('searchbox', { name: 'Search stops' })
const toggle = page.getByRole('switch')
const day = page.getByRole('combobox', { name: 'Day' })
const rows = page.getByRole('table', { name: 'Stops' }).getByRole('row')
const linkTo = (name: string) => page.getByRole('link', { name, exact: true })

describe('the stops screen (§2)', () => {
  it('a page has 15 stops, and Left and Right change the page', async () => {
    await openStops()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    await expect.poll(() => rows.elements().length).toBe(16)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByText('31–40 of 40')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('31–40 of 40')).toBeVisible()
    expect(document.title).toBe('Stops · Week 48 · Rondrit')
  })

  it('a press on a column sorts all pages by it, then in the other direction, then not', async () => {
    await openStops()
    const name = page.getByRole('columnheader', { name: 'Customer name' })
    await expect.element(linkTo('Klant 2')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await name.getByRole('button').click()
    await expect.element(name).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    await name.getByRole('button').click()
    await expect.element(name).toHaveAttribute('aria-sort', 'descending')
    await expect.element(linkTo('Klant 40')).toBeVisible()
    await name.getByRole('button').click()
    await expect.element(name).toHaveAttribute('aria-sort', 'none')
    await expect.element(linkTo('Klant 40')).not.toBeInTheDocument()
  })

  it('a highlighted stop renders its own row again, and no other one', async () => {
    const { app } = await openStops()
    await expect.element(linkTo('Klant 2')).toBeVisible()
    const elements = [...document.querySelectorAll('tbody tr')]
    const rendered = elements.map(renderedWith)
    const second = elements[1]
    app.map.highlight({ kind: 'stop', id: second?.getAttribute('data-stop') ?? '' })
    await expect.poll(() => second?.getAttribute('aria-current')).toBe('true')
    expect(elements.filter((element, index) => renderedWith(element) !== rendered[index])).toEqual([second])
  })

  it('a key in the search renders the rows that stay no second time', async () => {
    await openStops()
    await expect.element(linkTo('Klant 2')).toBeVisible()
    const elements = [...document.querySelectorAll('tbody tr')]
    const rendered = elements.map(renderedWith)
    await search.fill('k')
    await expect.element(search).toHaveValue('k')
    await search.fill('klant')
    await expect.element(search).toHaveValue('klant')
    expect([...document.querySelectorAll('tbody tr')]).toEqual(elements)
    expect(elements.filter((element, index) => renderedWith(element) !== rendered[index])).toEqual([])
  })

  it.each([
    [390, 844],
    [360, 640],
    [1024, 768],
  ])('at %i by %i px the toggle stands beside the search', async (width, height) => {
    await page.viewport(width, height)
    await openStops()
    await expect.element(toggle).toBeVisible()
    const [box, field] = [toggle, search].map((locator) => locator.element().getBoundingClientRect())
    expect([box?.top, (box?.right ?? 0) + 8]).toEqual([field?.top, field?.left])
    await page.viewport(1440, 900)
  })

  it('Right does not change the page while a field has the focus', async () => {
    await openStops()
    await search.fill('k')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it.each([1440, 390])('at %i px the toggle of unplanned stops and the search stay where they are', async (width) => {
    await page.viewport(width, 900)
    await openStops()
    await expect.element(toggle).toBeVisible()
    const placesOf = () =>
      [toggle, search].map((control) => {
        const { left, top } = control.element().getBoundingClientRect()
        return [left, top]
      })
    const before = placesOf()
    await toggle.click()
    await expect.element(toggle).toBeChecked()
    expect(placesOf()).toEqual(before)
    await page.viewport(1440, 900)
  })

  it('a page change with the focus on a row focuses the first row of the new page', async () => {
    await openStops()
    await expect.element(linkTo('Klant 2')).toBeVisible()
    linkTo('Klant 2').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(linkTo('Klant 16')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(linkTo('Klant 17')).toHaveFocus()
  })

  it('the key / focuses the search, Esc clears it, and another Esc focuses the heading', async () => {
    await openStops()
    await expect.element(search).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('klant 40')
    await expect.element(page.getByText('1 of 1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(search).toHaveValue('')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('heading', { name: 'Stops' })).toHaveFocus()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('the key / does nothing while single-key shortcuts are off', async () => {
    const { app } = await openStops()
    await expect.element(search).toBeVisible()
    app.shortcuts.setEnabled(false)
    await userEvent.keyboard('/')
    await expect.element(search).not.toHaveFocus()
  })

  it('a search without results shows a message and every stop (§5)', async () => {
    await openStops()
    await search.fill('vianen')
    await expect.element(page.getByText('No search results for "vianen"')).toBeVisible()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('the toggle reduces the list and the map to the unplanned stops', async () => {
    const { app, browserState } = await openStops()
    await expect.element(toggle).toHaveTextContent('ALL')
    await toggle.click()
    await expect.element(toggle).toHaveTextContent('UNPLANNED')
    await expect.element(toggle).toBeChecked()
    await expect.element(page.getByText('1–15 of 37')).toBeVisible()
    await expect.element(day).toBeDisabled()
    expect([app.map.store.mode.kind, browserState.cookies.get('onlyShowPlannedStops')]).toEqual([
      'unplanned only',
      'true',
    ])
  })

  it('choosing a day reduces the list and the map to that day and shows the first page', async () => {
    const { app, browserState } = await openStops()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await day.selectOptions('2026-11-23')
    await expect.element(page.getByText('1–3 of 3')).toBeVisible()
    expect([app.map.store.mode.kind, browserState.cookies.get('focusedRouteDay')]).toEqual(['one day', '2026-11-23'])
    await day.selectOptions('ALL')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('an unplanned stop is marked by a text in its row', async () => {
    await openStops()
    await expect.element(rows.nth(4)).toHaveTextContent('Not planned')
    await expect.element(rows.nth(1)).not.toHaveTextContent('Not planned')
  })

  it('hovering or focusing a row highlights its stop on the map', async () => {
    const { app } = await openStops()
    await linkTo('Klant 2').hover()
    await expect.poll(() => app.map.store.highlighted).toEqual({ kind: 'stop', id: 'Klant 2' })
    linkTo('Klant 3').element().focus()
    await expect.poll(() => app.map.store.highlighted).toEqual({ kind: 'stop', id: 'Klant 3' })
    await expect.element(rows.nth(3)).toHaveAttribute('aria-current', 'true')
  })

  it('Enter opens a stop and zooms to it, and Back restores the page, the search and the focus', async () => {
    const { app, address } = await openStops()
    await search.fill('klant')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    linkTo('Klant 2').element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(address).toBe('/projects/7/(tab:stops/Klant%2016)')
    expect(app.map.store.view.zoomTarget).toMatchObject({
      stopId: 'Klant 16',
      hidesOthers: true,
      coordinates: plainFacts.coordinates,
    })
    expect(app.map.store.highlighted).toBeUndefined()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.element(page.getByText('16–30 of 40')).toBeVisible()
    await expect.element(search).toHaveValue('klant')
    await expect.element(linkTo('Klant 16')).toHaveFocus()
  })
})

describe('the stops screen without a plan', () => {
  it('Try again loads stops that could not be loaded', async () => {
    const server = memoryServer()
    addStoredProject(server, fortyStops)
    const failures: Array<CallFailure> = [{ kind: 'unreadable', path: [] }]
    const { app } = await createTestApp({
      browserState: signedInState(visser),
      server: { ...server, currentFailure: () => failures[0] },
    })
    renderApp(app, '/projects/7/(tab:stops)')
    await expect.element(page.getByText('Something went wrong, please try again')).toBeVisible()
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect.element(tryAgain).toBeVisible()
    failures.pop()
    await tryAgain.click()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('an unknown project links to the projects', async () => {
    await openStops(fortyStops, '/projects/none/(tab:stops)')
    await expect.element(page.getByText('There is no such project')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Projects' })).toBeVisible()
  })
})
