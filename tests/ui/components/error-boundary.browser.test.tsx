import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazyComponentOf } from '../../../src/ui/lazy'
import { ErrorBoundary } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const health = { isBroken: true }
const Pane = () => {
  if (health.isBroken) throw new Error('The pane broke.')
  return <p>All is well</p>
}

const panes = (place: string) => (
  <>
    <ErrorBoundary resetKey={place}>
      <Pane />
    </ErrorBoundary>
    <p>The other pane</p>
  </>
)

describe('a pane that breaks', () => {
  beforeEach(() => {
    health.isBroken = true
    // React tells of it as well.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })
  afterEach(() => void vi.restoreAllMocks())

  it('leaves the other alive, and comes back by Reload', async () => {
    renderComponent(panes('/routes'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong, please try again')
    await expect.element(page.getByText('The other pane')).toBeVisible()
    health.isBroken = false
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.element(page.getByText('All is well')).toBeVisible()
  })

  it('is tried anew elsewhere', async () => {
    const draw = renderComponent(panes('/routes'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    health.isBroken = false
    draw(panes('/stops'))
    await expect.element(page.getByText('All is well')).toBeVisible()
  })

  it('that did not arrive asks for the page anew: a browser would not ask for it again', async () => {
    const renew = vi.fn<() => void>()
    const Lost = lazyComponentOf(() => Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch')))
    renderComponent(
      <ErrorBoundary resetKey="/routes" onReload={renew}>
        <Suspense>
          <Lost />
        </Suspense>
      </ErrorBoundary>,
    )
    await page.getByRole('button', { name: 'Reload' }).click()
    expect(renew).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})
