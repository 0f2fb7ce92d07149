import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const name = page.getByRole('textbox', { name: 'Project name' })
const create = page.getByRole('button', { name: 'Create project' })

const openForm = async () => {
  const testApp = await createTestApp({ browserState: signedInState(visser) })
  const address = renderApp(testApp.app, '/projects/new')
  await expect.element(name).toHaveFocus()
  const names = () => [...testApp.server.projects.values()].map((project) => project.name)
  return { ...testApp, address, names }
}

describe('the new-project screen (§2)', () => {
  it('a project is created once and opens on its stops', async () => {
    const { address, names, browserState } = await openForm()
    await name.fill('  Week 49 ')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(address).toMatch(/^\/projects\/.+\/\(tab:stops\)$/)
    expect(names()).toEqual(['Week 49'])
    await expect.poll(() => browserState.cookies.get('projectName')).toBe('Week 49')
  })

  it('a blank name is not sent, shows its error, and gets the focus', async () => {
    const { names, address } = await openForm()
    await name.fill('   ')
    await create.click()
    await expect.element(name).toHaveAccessibleDescription('Project name is missing')
    await expect.element(name).toHaveFocus()
    await name.fill('W')
    await expect.element(name).toBeValid()
    expect([names(), address()]).toEqual([[], '/projects/new'])
  })

  it('the name stays in the form where the server could not be reached, and can be sent again', async () => {
    const { server, names } = await openForm()
    server.setFailure({ kind: 'unreachable' })
    await name.fill('Week 49')
    await create.click()
    const failure = 'The project was not created: the server could not be reached'
    await expect.element(page.getByText(failure)).toBeVisible()
    await expect.element(name).toHaveValue('Week 49')
    server.setFailure(undefined)
    await create.click()
    await expect.poll(names).toEqual(['Week 49'])
  })
})
