import { expect, it } from 'vitest'
import { Dock } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const dock = (label: string, height: number) => (
  <Dock key={label} label={label} height={height} onResize={() => undefined}>
    {label}
  </Dock>
)

const shownHeight = (): string => document.documentElement.style.getPropertyValue('--rr-dock')

it('the map stands above the dock that has come last, also once the one before it has gone', () => {
  const rerender = renderComponent(dock('Timeline', 300))
  expect(shownHeight()).toBe('300px')
  rerender([dock('Timeline', 300), dock('Rows', 200)])
  expect(shownHeight()).toBe('200px')
  rerender(dock('Rows', 200))
  expect(shownHeight()).toBe('200px')
  rerender(null)
  expect(shownHeight()).toBe('')
})
