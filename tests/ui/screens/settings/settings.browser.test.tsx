import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { addStoredProject } from '../../../kit/add-stored-project'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { memoryServer } from '../../../kit/memory'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

const theme = (name: string) => page.getByRole('radio', { name })

it('the settings screen chooses a theme by click or arrow key, also without a signed-in user', async () => {
  const { app } = await createTestApp()
  renderApp(app, '/settings')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect.element(theme('System')).toBeChecked()
  await page.getByText('Light').click()
  await expect.element(theme('Light')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(theme('Dark')).toBeChecked()
  expect(app.theme.store.value).toBe('dark')
})

it.each([
  ['main', 'Built-in main roads'],
  ['estimate', 'Estimate'],
  ['osrm', 'Road service'],
  ['file', 'Roads of 20 Nov 2026'],
] as const)('the settings screen marks the roads in use where these are %s', async (roads, words) => {
  const { app } = await createTestApp({
    config: { roadSource: roads, ...(roads === 'file' && { dataDate: '2026-11-20' }) },
  })
  renderApp(app, '/settings')
  const used = page.getByRole('listitem').filter({ hasText: 'in use' })
  await expect.element(used).toHaveTextContent(words)
  await expect.element(page.getByRole('button', { name: 'Recalculate all routes' })).not.toBeInTheDocument()
  const state = used.getByText('in use', { exact: true }).element()
  expect(state.getBoundingClientRect().height, 'its icon stands beside the text').toBeLessThan(24)
})

it('the sources of roads are numbered, and none looks like a choice', async () => {
  const { app } = await createTestApp({ config: { roadSource: 'main' } })
  renderApp(app, '/settings')
  const sources = page.getByRole('list', { name: 'Roads, best first' })
  await expect.element(sources).toBeVisible()
  const rows = [...sources.element().children]
  expect(rows.map(({ textContent }) => textContent.slice(0, 5))).toEqual(['1Road', '2Road', '3Buil', '4Esti'])
  const looks = rows.map((row) => getComputedStyle(row).backgroundColor)
  expect(new Set(looks).size).toBe(1)
  const round = rows.flatMap((row) => [...row.children]).filter((part) => getComputedStyle(part).borderRadius === '50%')
  expect(round).toEqual([])
})

it('after a project the settings count its legs, and recalculate all of its routes', async () => {
  const server = memoryServer()
  addStoredProject(server, aPlanOf([aRouteTo(['a', 'b'])]))
  const { app } = await createTestApp({ browserState: signedInState(visser), server, config: { roadSource: 'main' } })
  renderApp(app, '/projects/7/(tab:routes)')
  await expect.element(page.getByRole('link', { name: /^Stops \d/ })).toBeVisible()
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.element(page.getByText(/^Legs of .+, by street$/)).toBeVisible()
  await page.getByRole('button', { name: 'Recalculate all routes' }).click()
  await expect.element(page.getByText('All routes recalculated: nothing has changed')).toBeVisible()
})
