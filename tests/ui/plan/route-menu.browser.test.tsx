import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { addStoredProject } from '../../kit/add-stored-project'
import { renderApp } from '../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

it('a route without stops is removed by its menu, which no other route has', async () => {
  const { app, server } = await createTestApp({ browserState: signedInState(visser) })
  addStoredProject(server, aPlanOf([aRouteTo(['a'], { index: 0 }), aRouteTo([], { index: 1 })]))
  renderApp(app, '/projects/7/(tab:routes)')
  const menus = page.getByRole('button', { name: /^Edit route/ })
  await expect.element(menus).toBeVisible()
  await menus.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(menus).not.toBeInTheDocument()
  expect(server.projects.get('7')?.plan.routes.map(({ index }) => index)).toEqual([0])
})
