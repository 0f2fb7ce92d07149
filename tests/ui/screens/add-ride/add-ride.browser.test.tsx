import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import '../../../../src/ui/design/index.css'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const openScreen = async (carriers = [{ id: 7, displayName: 'Noord' }]) => {
  const server = memoryServer({ carriers })
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  addStoredProject(server, planOf([], [aStopCalled('a', { coordinates: { lat: 52.1, lng: 5.1 } })]))
  renderApp(testApp.app, '/projects/7/(tab:rides/new)')
  await expect.element(page.getByRole('button', { name: 'Create problem' })).toBeVisible()
  await expect.poll(() => testApp.app.stop.carriers.value).toEqual(carriers)
  return testApp
}

const create = () => page.getByRole('button', { name: 'Create problem' })
const post = () => page.getByRole('button', { name: 'Post problem' })

describe('the add-ride screen', () => {
  it('a problem is created, shown as JSON, and posted (§2)', async () => {
    const { server } = await openScreen()
    await expect.element(post()).toBeDisabled()
    await create().click()
    await expect.element(page.getByText(/"vehicles": \[/)).toBeVisible()
    await post().click()
    await expect.poll(() => [...server.jobs.keys()]).toHaveLength(1)
    await expect.element(page.getByText([...server.jobs.keys()][0] ?? '', { exact: true })).toBeVisible()
  })

  it('without drivers and carriers no problem is created, and a message says why', async () => {
    await openScreen([])
    await create().click()
    await expect.element(page.getByText('There is nobody to drive: add a driver first')).toBeVisible()
    await expect.element(post()).toBeDisabled()
  })

  it('a failed post shows its reason and can be repeated', async () => {
    const { server } = await openScreen()
    await create().click()
    server.setFailure({ kind: 'unreachable' })
    await post().click()
    await expect.element(page.getByText('It was not posted: the server could not be reached')).toBeVisible()
    server.setFailure(undefined)
    await post().click()
    await expect.element(page.getByText('Job id')).toBeVisible()
  })
})
