import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const name = page.getByRole('textbox', { name: 'Project name' })
const create = page.getByRole('button', { name: 'Create project' })

const opened = async () => {
  const laid = await createTestApp({ browserState: signedInState(visser) })
  const address = renderApp(laid.app, '/projects/new')
  await expect.element(name).toHaveFocus()
  const names = () => [...laid.server.projects.values()].map((project) => project.name)
  return { ...laid, address, names }
}

describe('a new project (§2)', () => {
  it('opens on its stops once it is created, and is created once', async () => {
    const { address, names, browserState } = await opened()
    await name.fill('  Week 49 ')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(address).toMatch(/^\/projects\/.+\/\(tab:stops\)$/)
    expect(names()).toEqual(['Week 49'])
    await expect.poll(() => browserState.cookies.get('projectName')).toBe('Week 49')
  })

  it('is not sent without a name: that is said at the field, which has the focus', async () => {
    const { names, address } = await opened()
    await name.fill('   ')
    await create.click()
    await expect.element(name).toHaveAccessibleDescription('Project name is missing')
    await expect.element(name).toHaveFocus()
    await name.fill('W')
    await expect.element(name).toBeValid()
    expect([names(), address()]).toEqual([[], '/projects/new'])
  })

  it('keeps its name where the server cannot be reached, and can be sent again', async () => {
    const { server, names } = await opened()
    server.setFailure({ kind: 'unreachable' })
    await name.fill('Week 49')
    await create.click()
    const failure = 'The project was not created: the server cannot be reached'
    await expect.element(page.getByText(failure)).toBeVisible()
    await expect.element(name).toHaveValue('Week 49')
    server.setFailure(undefined)
    await create.click()
    await expect.poll(names).toEqual(['Week 49'])
  })
})
