import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryLockGateway, memoryServer } from '../../../kit/memory'
import { isLocked } from '../../../../src/domain/lock'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { right } from '../../../kit/either'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const carriers = [
  { id: 7, displayName: 'Noord' },
  { id: 8, displayName: 'Zuid' },
]

const openTab = async (tab: string) => {
  const server = memoryServer({ carriers, now: () => '2026-11-22T09:15:00.000Z' })
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  const routes = [aRouteTo(['a', 'b']), aRouteTo(['c'], { index: 1, name: 'Zuid', carrierId: 8 })]
  addStoredProject(server, aPlanOf(routes, ['d']))
  renderApp(testApp.app, `/projects/7/(tab:${tab})`)
  const plan = () => server.projects.get('7')?.plan
  return {
    ...testApp,
    lockedStops: () => [...(plan()?.stops ?? [])].filter(({ facts }) => isLocked(facts)).map(({ facts }) => facts.id),
    lockedRoutes: () =>
      plan()
        ?.routes.filter(isLocked)
        .map(({ index }) => index),
  }
}

const lockLabel = 'Locked by m.visser since 22-11 10:15'
const unlockButton = () => page.getByRole('button', { name: `${lockLabel}. Unlock` })

describe('the lock button of a row', () => {
  it('a click locks the stop and names its author, and Undo in the toast unlocks it', async () => {
    const { lockedStops } = await openTab('stops')
    await page.getByRole('button', { name: 'Lock Bakkerij Jansen' }).nth(1).click()
    await expect.element(unlockButton()).toBeVisible()
    expect(lockedStops()).toEqual(['b'])
    await expect.element(page.getByText('Bakkerij Jansen locked')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(unlockButton()).not.toBeInTheDocument()
    expect(lockedStops()).toEqual([])
  })

  it('the key L locks and unlocks the stop of the focused row', async () => {
    const { lockedStops } = await openTab('stops')
    await expect.element(page.getByRole('link', { name: 'Bakkerij Jansen' }).nth(2)).toBeVisible()
    page.getByRole('link', { name: 'Bakkerij Jansen' }).nth(2).element().focus()
    await userEvent.keyboard('l')
    await expect.element(unlockButton()).toBeVisible()
    expect(lockedStops()).toEqual(['c'])
    await userEvent.keyboard('l')
    await expect.poll(lockedStops).toEqual([])
  })

  it('the key L on a route panel locks that route', async () => {
    const { lockedRoutes } = await openTab('routes')
    await expect.element(page.getByRole('button', { name: /Zuid/ })).toBeVisible()
    page.getByRole('button', { name: /Zuid/ }).element().focus()
    await userEvent.keyboard('l')
    await expect.element(page.getByRole('button', { name: `${lockLabel}. Unlock route 2` })).toBeVisible()
    expect(lockedRoutes()).toEqual([1])
  })

  it('a lock by another user appears at once', async () => {
    await page.viewport(1440, 900)
    const { server } = await openTab('routes')
    await expect.element(page.getByRole('button', { name: 'Lock route 1' })).toBeInTheDocument()
    const colleague = memoryLockGateway({ ...server, username: 's.dewit' })
    right(await colleague.change('7', { locked: true, stops: [], routes: [0] })())
    await expect
      .element(page.getByRole('button', { name: 'Locked by s.dewit since 22-11 10:15. Unlock route 1' }))
      .toBeVisible()
  })
})

describe('the lock button of a details page', () => {
  it('a click locks the stop and shows who locked it, and another click unlocks it', async () => {
    const { lockedStops } = await openTab('stops/a')
    await page.getByRole('button', { name: 'Lock Bakkerij Jansen' }).click()
    await expect.element(page.getByText(lockLabel, { exact: true }).first()).toBeVisible()
    expect(lockedStops()).toEqual(['a'])
    await page.getByRole('button', { name: /Unlock/ }).click()
    await expect.poll(lockedStops).toEqual([])
  })

  it('changing a locked stop gives a warning with the lock', async () => {
    const { app } = await openTab('stops/a')
    await page.getByRole('button', { name: 'Lock Bakkerij Jansen' }).click()
    await expect.element(page.getByText(lockLabel, { exact: true }).first()).toBeVisible()
    await page.getByLabelText('Sequence number').fill('20')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect.element(page.getByText('Stop 10, Bakkerij Jansen, is locked by you since 10:15.')).toBeVisible()
    expect(app.alerts.visible.map(({ alert }) => alert.type)).toContain('Warning')
  })

  it('the key L locks the route of the page or, with the focus on a row, the stop of that row', async () => {
    const { lockedRoutes, lockedStops } = await openTab('routes/0')
    await expect.element(page.getByRole('button', { name: 'Lock route 1' })).toBeVisible()
    await userEvent.keyboard('l')
    await expect.poll(lockedRoutes).toEqual([0])
    page.getByRole('link', { name: 'Customer b' }).element().focus()
    await userEvent.keyboard('l')
    await expect.poll(lockedStops).toEqual(['b'])
  })
})
