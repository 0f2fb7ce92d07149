import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../../src/ui/design/index.css'
import { createTestApp } from '../../../kit/test-app'
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
  ['main', 'Main roads only'],
  ['estimate', 'Estimated times, no roads'],
  ['osrm', 'OpenStreetMap contributors'],
  ['file', 'Roads of 20 Nov 2026 in the file.'],
] as const)('the settings screen says that roads come from %s', async (roads, words) => {
  const { app } = await createTestApp({ config: { roads, ...(roads === 'file' && { roadsDate: '2026-11-20' }) } })
  renderApp(app, '/settings')
  await expect.element(page.getByRole('region', { name: 'Roads' })).toHaveTextContent(words)
})
