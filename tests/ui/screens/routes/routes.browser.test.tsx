import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mapMessage } from '../../../../src/domain/map'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { isLocked } from '../../../../src/domain/lock'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aPlanOf, planOf as builtPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const days = ['2026-11-23', '2026-11-24']

const planOf = (count: number, dayCount = days.length): Plan =>
  aPlanOf(
    Array.from({ length: count }, (_, index) =>
      aRouteTo([`stop-${index}`], { index, name: `Tour ${index + 1}`, day: days[index % dayCount] }),
    ),
  )

const openRoutes = async (plan: Plan, cookies: Readonly<Record<string, string>> = {}) => {
  const browserState = signedInState(visser)
  for (const [name, value] of Object.entries(cookies))
    if (name === 'routeIndexForScrolling' || name === 'projectId') browserState.cookies.set(name, value)
  const testApp = await createTestApp({ browserState })
  addStoredProject(testApp.server, plan)
  const address = renderApp(testApp.app, '/projects/7/(tab:routes)')
  return { ...testApp, address }
}

const panel = (name: RegExp) => page.getByRole('list', { name: 'Routes' }).getByRole('button', { name })

describe('the routes screen (§2)', () => {
  it('the day filter reduces the list to the routes of that day', async () => {
    const { app } = await openRoutes(planOf(3))
    await expect.element(panel(/Tour 3/)).toBeVisible()
    expect(document.title).toBe('Routes · Week 48 · Rondrit')
    await page.getByLabelText('Day', { exact: true }).selectOptions('2026-11-24')
    await expect.element(panel(/Tour 1/)).not.toBeInTheDocument()
    await expect.element(panel(/Tour 2/)).toBeVisible()
    expect(app.map.store.view.day).toBe('2026-11-24')
  })

  it('a day without routes shows a message, and ALL shows every route again', async () => {
    const { app } = await openRoutes(planOf(3))
    await expect.element(panel(/Tour 3/)).toBeVisible()
    app.map.updateMapView(mapMessage('showRouteDay', { routeDay: '2026-12-24' }))
    await expect.element(page.getByText('No routes on this day')).toBeVisible()
    await page.getByLabelText('Day', { exact: true }).selectOptions('ALL')
    await expect.element(panel(/Tour 1/)).toBeVisible()
    await expect.element(page.getByText('No routes on this day')).not.toBeInTheDocument()
  })

  it('a click on a panel zooms the map to its route and back, and Esc shows all routes', async () => {
    const { app, browserState } = await openRoutes(planOf(3))
    await panel(/Tour 2/).click()
    await expect.element(panel(/Tour 2/)).toHaveAttribute('aria-pressed', 'true')
    expect([app.map.store.mode, browserState.cookies.get('routeIndexForScrolling')]).toEqual([
      { kind: 'one route', index: 1 },
      '1',
    ])
    await panel(/Tour 2/).click()
    await expect.element(panel(/Tour 2/)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    expect(app.map.store.mode.kind).toBe('one route')
    await userEvent.keyboard('{Escape}')
    expect([app.map.store.mode.kind, browserState.cookies.get('routeIndexForScrolling')]).toEqual([
      'all routes',
      undefined,
    ])
  })

  it('Up and Down move between the panels, and Right opens the details', async () => {
    const { address, app } = await openRoutes(planOf(3, 1))
    await panel(/Tour 1/).click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel(/Tour 2/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowRight}')
    await expect.poll(address).toBe('/projects/7/(tab:routes/1)')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Details for route 2' })).toBeVisible()
    expect(app.map.store.mode).toEqual({ kind: 'one route', index: 1 })
  })

  it('the routes of several days have a heading for each day, and Down crosses it', async () => {
    await openRoutes(planOf(3))
    await panel(/Tour 3/).click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(panel(/Tour 2/)).toHaveFocus()
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Ma 23-11', 'Di 24-11'])
  })

  it('a driver whose name does not fit beside that of the route stands whole on the next line', async () => {
    await page.viewport(1440, 900)
    await openRoutes(aPlanOf([aRouteTo(['a'], { name: 'Zuidvleugel Bezorging', driverName: 'Joris van der Linden' })]))
    const list = page.getByRole('list', { name: 'Routes' })
    const driver = list.getByText('Joris van der Linden', { exact: true })
    await expect.element(driver).toBeVisible()
    expect(driver.element().getClientRects()).toHaveLength(1)
    expect(driver.element().clientHeight).toBeLessThan(24)
  })

  it('on a phone a route has its name on one line, and its lock only while it is locked', async () => {
    await page.viewport(390, 844)
    const { app } = await openRoutes(aPlanOf([aRouteTo(['a'], { name: 'Zuidvleugel Bezorging' })]))
    const list = page.getByRole('list', { name: 'Routes' })
    await expect.element(list.getByText('Zuidvleugel Bezorging', { exact: true })).toBeVisible()
    expect(list.getByText('Zuidvleugel Bezorging', { exact: true }).element().clientHeight).toBeLessThan(24)
    await expect.element(list.getByRole('button', { name: /ock route 1$/ })).not.toBeInTheDocument()
    void app.lock.toggle({ route: 0 })
    await expect.element(list.getByRole('button', { name: 'Unlock route 1' })).toBeVisible()
    await page.viewport(1440, 900)
  })

  it('hovering a panel highlights its route on the map', async () => {
    const { app } = await openRoutes(planOf(2))
    await panel(/Tour 2/).hover()
    await expect.poll(() => app.map.store.highlighted).toEqual({ kind: 'route', index: 1 })
  })

  it('the list scrolls to the stored zoomed route on entry (§9)', async () => {
    await openRoutes(planOf(60), { routeIndexForScrolling: '40', projectId: '7' })
    await expect.element(panel(/Tour 41/)).toHaveAttribute('aria-pressed', 'true')
    const distanceToTop = (): number => {
      const top =
        panel(/Tour 41/)
          .element()
          .closest('li')
          ?.getBoundingClientRect().top ?? 0
      return Math.round(top - (document.querySelector('.rr-content')?.getBoundingClientRect().top ?? 0))
    }
    await expect.poll(distanceToTop).toBe(10)
  })

  it('a project without routes links to the stops', async () => {
    const { address } = await openRoutes(emptyPlan)
    await expect.element(page.getByRole('main').getByText('First you need to upload stops')).toBeVisible()
    await page.getByRole('link', { name: 'Go to stops' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:stops)')
  })

  it('an unknown route shows a message', async () => {
    const { app } = await openRoutes(planOf(1))
    const address = renderApp(app, '/projects/7/(tab:routes/8)')
    await expect.element(page.getByText('There is no such route')).toBeVisible()
    expect(address()).toBe('/projects/7/(tab:routes/8)')
  })
})

describe('the unplanned panel of the routes screen', () => {
  const unplanned = panel(/Unplanned/)
  const street = 'Burgemeester van der Watermuntstraat aan de achterzijde van het gebouw'
  const openUnplanned = async (nameOfLast = 'Stop y') => {
    const names = { a: 'Stop a', x: 'Stop x', y: nameOfLast }
    const stops = Object.entries(names).map(([id, customerName]) => ({ ...plainFacts, id, customerName, street }))
    const testApp = await openRoutes(builtPlanOf([aRouteTo(['a'], { name: 'Tour 1' })], stops))
    await unplanned.click()
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Stop x' }) })
      .last()
    await expect.element(row).toHaveTextContent('any time')
    return { ...testApp, row, link: row.getByRole('link', { name: 'Stop x' }) }
  }

  it('an opened panel does not change the width of the routes, whatever its stops are called', async () => {
    await openUnplanned('Bouwbedrijf Van der Watermunt en Zonen Projectontwikkeling'.repeat(2))
    const { scrollWidth, clientWidth } = page.getByRole('main').element()
    expect(scrollWidth).toBe(clientWidth)
  })

  it('a row is selected by Space, its box and a click, and moved by V', async () => {
    const { app, link, row } = await openUnplanned()
    link.element().focus()
    await userEvent.keyboard(' ')
    expect([...app.selection.store.stops]).toEqual(['x'])
    await expect.element(row.getByRole('checkbox', { name: 'Select Stop x' })).toBeChecked()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    expect([...app.selection.store.stops]).toEqual(['x', 'y'])
    app.selection.clear()
    link.element().focus()
    await userEvent.keyboard('v')
    await expect.element(page.getByRole('dialog', { name: /Move/ })).toBeVisible()
  })

  it('Up and Down go from row to row, and L locks the stop of the row, not another', async () => {
    const { server } = await openUnplanned()
    unplanned.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Stop y' })).toHaveFocus()
    await userEvent.keyboard('l')
    const locked = () =>
      [...(server.projects.get('7')?.plan.stops ?? [])].flatMap(({ facts }) => (isLocked(facts) ? [facts.id] : []))
    await expect.poll(locked).toEqual(['y'])
    unplanned.element().focus()
    await userEvent.keyboard('l')
    expect(locked()).toEqual(['y'])
  })

  it('Shift F10 opens the menu of the row', async () => {
    const { link } = await openUnplanned()
    link.element().focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{ContextMenu}')
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  })
})

describe('a route without stops', () => {
  const withEmpty = aPlanOf([aRouteTo(['a'], { name: 'Tour 1' }), aRouteTo([], { index: 1, name: 'Leeg' })])

  it('the panel of a route without stops has Remove in its menu, and the toast brings it back', async () => {
    const { app } = await openRoutes(withEmpty)
    await expect.element(panel(/Leeg/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Edit route 1' }).elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Edit route 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.element(panel(/Leeg/)).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('Map', { exact: true }).getByText('Route 2 removed')).toBeVisible()
    app.history.undoToast()
    await expect.element(panel(/Leeg/)).toBeVisible()
  })

  it('once it is removed, the focus is on the panel beside it', async () => {
    await openRoutes(withEmpty)
    await page.getByRole('button', { name: 'Edit route 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.element(panel(/Leeg/)).not.toBeInTheDocument()
    await expect.element(panel(/Tour 1/)).toHaveFocus()
  })

  it('the page of a route without stops has Remove too, and leads back to the routes', async () => {
    const { address } = await openRoutes(withEmpty)
    await page.getByRole('link', { name: 'Details for route 2' }).click()
    await page.getByRole('button', { name: 'Edit route 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:routes)')
    await expect.element(panel(/Leeg/)).not.toBeInTheDocument()
  })
})
