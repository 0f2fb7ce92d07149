import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import { mapMessage } from '../../../../src/domain/map'
import type { CallFailure } from '../../../../src/domain/failure'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { deferred } from '../../../kit/deferred'
import { right } from '../../../kit/either'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'
import { renderedWith } from '../../../kit/rendered-with'
import { openRoute } from './open-route'

const recalculate = page.getByRole('button', { name: 'Recalculate' })

it('a route that its address opens takes the place of another one that the map shows alone', async () => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf([aRouteTo(['a']), aRouteTo(['b'], { index: 1 })]))
  const { app } = await createTestApp({ browserState: signedInState(visser), server })
  right(await app.plan.open({ projectId: '7', part: 'routes' }))
  app.map.updateMapView(mapMessage('zoomToRoute', { routeIndex: 1 }))
  renderApp(app, '/projects/7/(tab:routes/0)')
  await expect.element(page.getByRole('heading', { name: 'Details for route 1' })).toBeVisible()
  await expect.poll(() => app.map.store.mode).toEqual({ kind: 'one route', index: 0 })
  app.map.updateMapView(mapMessage('unzoomFromRoute'))
  await expect.element(page.getByRole('link', { name: 'Customer a' })).toBeVisible()
  expect(app.map.store.mode).toEqual({ kind: 'all routes' })
})

it('a page whose route is no longer in the plan says so, leads to the routes, and shows it again after an undo', async () => {
  const { app } = await openRoute(['a'])
  await expect.element(page.getByRole('link', { name: 'Customer a' })).toBeVisible()
  right(await app.move.unplan(['a']))
  await expect.element(page.getByText('Route 1 is no longer in the plan.')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Routes' })).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('link', { name: 'Customer a' })).toBeVisible()
})

describe('a highlighted stop', () => {
  it('a highlighted stop renders its own row again, and no other one', async () => {
    const { app } = await openRoute(['a', 'b', 'c', 'd'])
    const row = page.getByRole('row', { name: 'Customer b' })
    await expect.element(row).toBeVisible()
    // Every row is rendered once more when the drivers arrive.
    await expect.element(page.getByRole('option', { name: 'Joris de Vries' })).toBeInTheDocument()
    const rows = [...document.querySelectorAll('tbody tr')]
    const rendered = rows.map(renderedWith)
    app.map.highlight({ kind: 'stop', id: 'b' })
    await expect.element(row).toHaveAttribute('aria-current', 'true')
    expect(rows.filter((element, index) => renderedWith(element) !== rendered[index])).toEqual([row.element()])
  })
})

describe('a reload', () => {
  const chooseIn = async (menu: string, choice: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('menuitem', { name: choice }).click()
  }

  it('a reload is added after a stop, shifted and removed by the menus of the rows', async () => {
    const { route } = await openRoute(['a', 'b', 'c'])
    const order = () => route()?.visits.map(({ id }) => id)
    await chooseIn('Edit Customer a', 'Reload at depot after it')
    await expect.element(page.getByText('Reload at depot', { exact: false })).toBeVisible()
    expect(order()).toEqual(['a', 'reload-0-1', 'b', 'c'])
    await chooseIn('Edit reload 20', 'Later')
    await expect.poll(order).toEqual(['a', 'b', 'reload-0-1', 'c'])
    await chooseIn('Edit reload 30', 'Remove')
    await expect.poll(order).toEqual(['a', 'b', 'c'])
  })
})

describe('the stops of a route by keys', () => {
  const link = (id: string) => page.getByRole('link', { name: `Customer ${id}`, exact: true })

  it('a stop that is unplanned gives the focus to the next one, and the last one to the one before', async () => {
    await openRoute(['a', 'b', 'c', 'd'])
    await expect.element(link('b')).toBeVisible()
    document.querySelectorAll<HTMLElement>('[data-row]')[1]?.focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(link('c')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(link('d')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(link('a')).toHaveFocus()
  })

  it('a stop that Alt moves shows at its new place at once, with its number, and keeps the focus', async () => {
    const { app, clock, server } = await openRoute(['a', 'b', 'c'])
    await expect.element(link('a')).toBeVisible()
    link('a').element().focus()
    const rows = () =>
      [...document.querySelectorAll('tr[data-stop]')].map((row) => [
        row.getAttribute('data-stop'),
        row.querySelector('.rr-num')?.textContent,
      ])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(rows).toEqual([
      ['b', '10'],
      ['a', '20'],
      ['c', '30'],
    ])
    await expect.element(link('a')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => rows().map(([id]) => id)).toEqual(['b', 'c', 'a'])
    await expect.element(page.getByText(/^Place 30 of route 1, /)).toHaveRole('status')
    expect(server.projects.get('7')?.version).toBe(1)
    clock.advance(600)
    expect(rows().map(([id]) => id)).toEqual(['b', 'c', 'a'])
    await expect.poll(() => app.plan.store.open?.version).toBe(2)
    expect(rows().map(([id]) => id)).toEqual(['b', 'c', 'a'])
    await expect.element(link('a')).toHaveFocus()
  })

  it('a stop that is moved and then unplanned gives the focus to the one after its new place', async () => {
    const { app, clock } = await openRoute(['a', 'b', 'c', 'd', 'e'])
    await expect.element(link('c')).toBeVisible()
    link('c').element().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    clock.advance(600)
    await expect.poll(() => app.plan.store.open?.version).toBe(2)
    await userEvent.keyboard('{Delete}')
    await expect.element(link('a')).toHaveFocus()
  })

  it('a key changes nothing while stops are dragged', async () => {
    const { app, server } = await openRoute(['a', 'b', 'c'])
    await expect.element(link('a')).toBeVisible()
    document.querySelectorAll<HTMLElement>('[data-row]')[0]?.focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(link('b')).toHaveFocus()
    app.move.startDrag(['b'])
    await userEvent.keyboard('{Delete}v{Alt>}{ArrowDown}{/Alt}{Control>}z{/Control}')
    app.move.cancelDrag()
    await userEvent.keyboard('{Delete}')
    await expect.element(link('c')).toHaveFocus()
    expect(server.projects.get('7')?.changes).toHaveLength(2)
    expect(server.projects.get('7')?.plan.routes[0]?.visits.map(({ id }) => id)).toEqual(['c'])
  })

  it('Ctrl+Z puts back a place that is not sent yet, and leaves the change before it', async () => {
    const { app, server } = await openRoute(['a', 'b', 'c'])
    await expect.element(link('a')).toBeVisible()
    document.querySelectorAll<HTMLElement>('[data-row]')[0]?.focus()
    await userEvent.keyboard('{Delete}')
    await expect.element(link('b')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Control>}z{/Control}')
    expect(app.move.pendingPosition.value).toBeUndefined()
    expect(server.projects.get('7')?.plan.routes[0]?.visits.map(({ id }) => id)).toEqual(['b', 'c'])
    expect(server.projects.get('7')?.changes).toHaveLength(1)
  })
})

describe('a stop opened from the route details', () => {
  it('Back leads to the route and focuses the link of the stop', async () => {
    const { address } = await openRoute()
    await page.getByRole('link', { name: 'Customer b' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:stops/b)')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect.poll(address).toBe('/projects/7/(tab:routes/0)')
    await expect.element(page.getByRole('link', { name: 'Customer b' })).toHaveFocus()
  })
})

describe('the Recalculate button of the route details', () => {
  it('Recalculate is busy until the answer, and a failure shows its reason', async () => {
    const { server } = await openRoute()
    await recalculate.click()
    await expect.element(recalculate).toHaveAttribute('aria-busy', 'false')
    await expect.element(page.getByText('Route 1 recalculated: nothing has changed')).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    await recalculate.click()
    await expect
      .element(page.getByText('The route was not recalculated: the server could not be reached'))
      .toBeVisible()
  })
})

it('a late answer to Remove does not navigate a user who has left the page of the route', async () => {
  const answer = deferred<E.Either<CallFailure, void>>()
  const { address } = await openRoute([], (app) => ({ ...app, route: { ...app.route, remove: answer.promise } }))
  await page.getByRole('button', { name: 'Edit route 1' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('link', { name: 'Drivers' }).click()
  await expect.poll(address).toBe('/projects/7/(tab:drivers)')
  answer.resolve(E.right(undefined))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(address()).toBe('/projects/7/(tab:drivers)')
})
