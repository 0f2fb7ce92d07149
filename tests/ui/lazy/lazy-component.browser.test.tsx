import { Suspense, type ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lazyComponent, loadOnce } from '../../../src/ui/lazy'
import { renderComponent } from '../components/render-component'

const Screen = ({ subject }: { readonly subject: string }) => <p>{`Details of ${subject}`}</p>

const countedComponent = () => {
  const loads = { count: 0 }
  const Component = lazyComponent(async () => {
    loads.count += 1
    return { default: Screen }
  })
  return { loads, Component }
}

const withSuspense = (Component: ComponentType<{ readonly subject: string }>, subject = 'stop 10') => (
  <Suspense fallback={<p>On its way</p>}>
    <Component subject={subject} />
  </Suspense>
)

describe('lazyComponentOf', () => {
  it('a component shows once its module is loaded', async () => {
    const { Component } = countedComponent()
    renderComponent(withSuspense(Component))
    await expect.element(page.getByText('Details of stop 10')).toBeVisible()
  })

  it('a preloaded component shows at once, without the fallback', async () => {
    const { Component } = countedComponent()
    await Component.preload()
    renderComponent(withSuspense(Component))
    expect(page.getByText('Details of stop 10').query()).not.toBeNull()
    expect(page.getByText('On its way').query()).toBeNull()
  })

  it('the module is loaded once for any number of preloads and renders', async () => {
    const { Component, loads } = countedComponent()
    await Promise.all([Component.preload(), Component.preload()])
    const rerender = renderComponent(withSuspense(Component))
    rerender(withSuspense(Component, 'stop 20'))
    await expect.element(page.getByText('Details of stop 20')).toBeVisible()
    expect(loads.count).toBe(1)
  })

  it('preload does not reject if the module cannot be loaded', async () => {
    const Lost = lazyComponent(() => Promise.reject<{ default: typeof Screen }>(new TypeError('Failed to fetch')))
    await expect(Lost.preload()).resolves.toBeUndefined()
  })

  it('a module that could not be loaded is loaded again a while later', async () => {
    let isUnavailable = true
    const load = loadOnce(() =>
      isUnavailable ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('loaded'),
    )
    await expect(load()).rejects.toThrow('Failed to fetch')
    isUnavailable = false
    await expect(load()).rejects.toThrow('Failed to fetch')
    await expect.poll(() => load().catch(() => 'lost')).toBe('loaded')
  })
})
