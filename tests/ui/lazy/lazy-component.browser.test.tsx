import { Suspense, type ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { lazyComponentOf } from '../../../src/ui/lazy'
import { renderComponent } from '../components/render-component'

const Screen = ({ of }: { readonly of: string }) => <p>{`Details of ${of}`}</p>

const countedComponent = () => {
  const loads = { times: 0 }
  const Component = lazyComponentOf(async () => {
    loads.times += 1
    return { default: Screen }
  })
  return { seen: loads, Piece: Component }
}

const withSuspense = (Component: ComponentType<{ readonly of: string }>, of = 'stop 10') => (
  <Suspense fallback={<p>On its way</p>}>
    <Component of={of} />
  </Suspense>
)

describe('a piece of the page', () => {
  it('shows once it has come', async () => {
    const { Piece: Component } = countedComponent()
    renderComponent(withSuspense(Component))
    await expect.element(page.getByText('Details of stop 10')).toBeVisible()
  })

  it('shows at once where it was prepared', async () => {
    const { Piece: Component } = countedComponent()
    await Component.preload()
    renderComponent(withSuspense(Component))
    expect(page.getByText('Details of stop 10').query()).not.toBeNull()
    expect(page.getByText('On its way').query()).toBeNull()
  })

  it('is loaded once, however often it is prepared and shown', async () => {
    const { Piece: Component, seen: loads } = countedComponent()
    await Promise.all([Component.preload(), Component.preload()])
    const draw = renderComponent(withSuspense(Component))
    draw(withSuspense(Component, 'stop 20'))
    await expect.element(page.getByText('Details of stop 20')).toBeVisible()
    expect(loads.times).toBe(1)
  })

  it('that does not come is no trouble to who only prepares', async () => {
    const Lost = lazyComponentOf(() => Promise.reject<{ default: typeof Screen }>(new TypeError('Failed to fetch')))
    await expect(Lost.preload()).resolves.toBeUndefined()
  })
})
