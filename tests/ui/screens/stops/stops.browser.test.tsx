import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { CallFailure } from '../../../../src/domain/failure'
import '../../../../src/ui/design/index.css'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'
import { fortyStops, openStops } from './forty-stops'

const search = page.getByRole('searchbox', { name: 'Search stops' })
const toggle = page.getByRole('switch')
const day = page.getByRole('combobox', { name: 'Day' })
const rows = page.getByRole('table', { name: 'Stops' }).getByRole('row')
const linkOf = (name: string) => page.getByRole('link', { name, exact: true })

describe('the list of stops (§2)', () => {
  it('shows 15 on a page, and turns by Left and Right', async () => {
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

  it('turns no page while a field has the focus', async () => {
    await openStops()
    await search.fill('k')
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('keeps the focus on a row where the page turns under it', async () => {
    await openStops()
    await expect.element(linkOf('Klant 2')).toBeVisible()
    linkOf('Klant 2').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(linkOf('Klant 16')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(linkOf('Klant 17')).toHaveFocus()
  })

  it('is searched from anywhere by /, and in full again by Esc', async () => {
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

  it('leaves / alone where single keys are switched off', async () => {
    const { app } = await openStops()
    await expect.element(search).toBeVisible()
    app.shortcuts.setEnabled(false)
    await userEvent.keyboard('/')
    await expect.element(search).not.toHaveFocus()
  })

  it('says where a search finds nobody, and shows everybody (§5)', async () => {
    await openStops()
    await search.fill('vianen')
    await expect.element(page.getByText('No search results for "vianen"')).toBeVisible()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('shows only what is not planned at a touch, which the map does as well', async () => {
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

  it('shows one day, which the map does as well, from its first page', async () => {
    const { app, browserState } = await openStops()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await day.selectOptions('2026-11-23')
    await expect.element(page.getByText('1–3 of 3')).toBeVisible()
    expect([app.map.store.mode.kind, browserState.cookies.get('focusedRouteDay')]).toEqual(['one day', '2026-11-23'])
    await day.selectOptions('ALL')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('says the state of a row in words', async () => {
    await openStops()
    await expect.element(rows.nth(4)).toHaveTextContent('Not planned')
    await expect.element(rows.nth(1)).not.toHaveTextContent('Not planned')
  })

  it('points at the stop on the map whose row has the pointer or the focus', async () => {
    const { app } = await openStops()
    await linkOf('Klant 2').hover()
    await expect.poll(() => app.map.store.highlighted).toEqual({ kind: 'stop', id: 'Klant 2' })
    linkOf('Klant 3').element().focus()
    await expect.poll(() => app.map.store.highlighted).toEqual({ kind: 'stop', id: 'Klant 3' })
    await expect.element(rows.nth(3)).toHaveAttribute('aria-current', 'true')
  })

  it('opens a stop by Enter and zooms to it; page and search are as they were on coming back', async () => {
    const { app, address } = await openStops()
    await search.fill('klant')
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
    linkOf('Klant 2').element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(address).toBe('/projects/7/(tab:stops/Klant%2016)')
    expect(app.map.store.view.zoomTarget).toMatchObject({ stopId: 'Klant 16', alone: true, at: plainFacts.coordinates })
    expect(app.map.store.highlighted).toBeUndefined()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.element(page.getByText('16–30 of 40')).toBeVisible()
    await expect.element(search).toHaveValue('klant')
    await expect.element(linkOf('Klant 16')).toHaveFocus()
  })
})

describe('stops that cannot be loaded', () => {
  it('are asked for again at a touch', async () => {
    const server = memoryServer()
    addStoredProject(server, fortyStops)
    const trouble: Array<CallFailure> = [{ kind: 'unreadable', path: [] }]
    const { app } = await createTestApp({
      browserState: signedInState(visser),
      server: { ...server, currentFailure: () => trouble[0] },
    })
    renderApp(app, '/projects/7/(tab:stops)')
    await expect.element(page.getByText('Something went wrong, please try again')).toBeVisible()
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    trouble.pop()
    await again.click()
    await expect.element(page.getByText('1–15 of 40')).toBeVisible()
  })

  it('of no project lead to the projects', async () => {
    await openStops(fortyStops, '/projects/none/(tab:stops)')
    await expect.element(page.getByText('There is no such project')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Projects' })).toBeVisible()
  })
})
