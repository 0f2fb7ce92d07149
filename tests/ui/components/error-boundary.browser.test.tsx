import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyComponent } from '../../../src/ui/lazy'
import { ErrorBoundary } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const paneState = { isBroken: true }
const Pane = () => {
  if (paneState.isBroken) throw new Error('The pane broke.')
  return <p>All is well</p>
}

const panes = (resetKey: string) => (
  <>
    <ErrorBoundary resetKey={resetKey}>
      <Pane />
    </ErrorBoundary>
    <p>The other pane</p>
  </>
)

describe('ErrorBoundary', () => {
  beforeEach(() => {
    paneState.isBroken = true
    // React logs the error as well.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('an error in one pane leaves the other intact, and Reload renders the pane again', async () => {
    renderComponent(panes('/routes'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong, please try again')
    await expect.element(page.getByText('The other pane')).toBeVisible()
    paneState.isBroken = false
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.element(page.getByText('All is well')).toBeVisible()
  })

  it('a change of the reset key renders the pane again', async () => {
    const rerender = renderComponent(panes('/routes'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    paneState.isBroken = false
    rerender(panes('/stops'))
    await expect.element(page.getByText('All is well')).toBeVisible()
  })

  it('after a failed module load, Reload reloads the page', async () => {
    const onReload = vi.fn<() => void>()
    const Lost = lazyComponent(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')))
    renderComponent(
      <ErrorBoundary resetKey="/routes" onReload={onReload}>
        <Suspense>
          <Lost />
        </Suspense>
      </ErrorBoundary>,
    )
    await page.getByRole('button', { name: 'Reload' }).click()
    expect(onReload).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})
