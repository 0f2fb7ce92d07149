import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useApp } from '../../../src/ui/app-facade'
import { LazyAppContext, lazyPartWithApp } from '../../../src/ui/app/with-app'
import { ErrorBoundary } from '../../../src/ui/components'
import { deferred } from '../../kit/deferred'
import { createTestApp } from '../../kit/test-app'
import { renderComponent } from '../components/render-component'

const AlertCount = ({ of }: { readonly of: string }) => <p>{`${useApp().alerts.visible.length} alerts of ${of}`}</p>

it('a part of the page shows once the app and its module are loaded, and the page around it shows before', async () => {
  const { app } = await createTestApp()
  const loading = deferred<typeof app>()
  const Part = lazyPartWithApp(async () => AlertCount)
  renderComponent(
    <LazyAppContext value={loading.promise}>
      <p>The page</p>
      <Part of="the page" />
    </LazyAppContext>,
  )
  expect(page.getByText('The page', { exact: true }).query()).not.toBeNull()
  loading.resolve(app)
  await expect.element(page.getByText('0 alerts of the page')).toBeVisible()
})

it('a part whose module cannot be loaded says so, and nothing else of the page is lost', async () => {
  // React logs the error as well.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => log.mockRestore())
  const { app } = await createTestApp()
  const Part = lazyPartWithApp<{ readonly of: string }>(() => Promise.reject(new TypeError('Failed to fetch')))
  renderComponent(
    <LazyAppContext value={async () => app}>
      <p>The page</p>
      <ErrorBoundary resetKey="part">
        <Part of="the page" />
      </ErrorBoundary>
    </LazyAppContext>,
  )
  await expect.element(page.getByText('Something went wrong, please try again')).toBeVisible()
  expect(page.getByText('The page', { exact: true }).query()).not.toBeNull()
})
