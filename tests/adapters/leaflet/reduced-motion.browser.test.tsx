import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { drawnMapContent } from '../../domain/map/drawn'
import { mapDisplayInBrowser, disableAnimation } from '../../kit/map-display-in-browser'

beforeEach(() => {
  disableAnimation()
  return () => vi.restoreAllMocks()
})

describe('the map where the user prefers reduced motion', () => {
  it.each([
    ['the info window of a stop at the edge', 'a pin', '{Enter}'],
    ['an arrow key', 'the map', '{ArrowUp}'],
  ])('%s pans the map without animation', async (_, focused, key) => {
    const { display, container } = mapDisplayInBrowser({ width: 400, height: 200 })
    display.show(drawnMapContent({ onlyUnplanned: true }))
    const pane = container.querySelector('.leaflet-map-pane')
    const before = pane?.getBoundingClientRect().top
    display.focus()
    if (focused === 'a pin') await userEvent.tab()
    await userEvent.keyboard(key)
    expect(pane?.getBoundingClientRect().top).not.toBe(before)
    expect(pane?.classList).not.toContain('leaflet-pan-anim')
  })
})
