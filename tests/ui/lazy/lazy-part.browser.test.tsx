import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AppContext } from '../../../src/ui/app-facade'
import { lazyComponent, LazyPart } from '../../../src/ui/lazy'
import { createTestApp } from '../../kit/test-app'
import { renderComponent } from '../components/render-component'

it('a part that fails closes with an alert, and opens again once it works', async () => {
  // React logs the error as well.
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => log.mockRestore())
  const { app } = await createTestApp()
  const dialogState = { isBroken: true }
  const Dialog = () => {
    if (dialogState.isBroken) throw new Error('The dialog broke.')
    return <p>All is well</p>
  }
  const onFailed = vi.fn<() => void>()
  const pageWith = (isOpen: boolean) => (
    <AppContext value={app}>
      {isOpen ? (
        <LazyPart onFailed={onFailed}>
          <Dialog />
        </LazyPart>
      ) : null}
      <p>The page</p>
    </AppContext>
  )
  const rerender = renderComponent(pageWith(true))
  await expect.element(page.getByText('The page')).toBeVisible()
  expect(onFailed).toHaveBeenCalledOnce()
  expect(app.alerts.visible.map(({ alert }) => alert.message)).toEqual([
    'This could not be opened, please try again later...',
  ])
  rerender(pageWith(false))
  dialogState.isBroken = false
  rerender(pageWith(true))
  await expect.element(page.getByText('All is well')).toBeVisible()
})

it('the fallback shows until the module of the part is loaded', async () => {
  const { app } = await createTestApp()
  let finishLoading = (): void => undefined
  const loaded = new Promise<void>((resolve) => {
    finishLoading = resolve
  })
  const Form = lazyComponent(async () => {
    await loaded
    return { default: () => <p>The form</p> }
  })
  renderComponent(
    <AppContext value={app}>
      <LazyPart onFailed={() => undefined} fallback={<p>Loading the form</p>}>
        <Form />
      </LazyPart>
    </AppContext>,
  )
  await expect.element(page.getByText('Loading the form')).toBeVisible()
  finishLoading()
  await expect.element(page.getByText('The form', { exact: true })).toBeVisible()
  expect(page.getByText('Loading the form').query()).toBeNull()
})
