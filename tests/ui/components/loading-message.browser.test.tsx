import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingMessage } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const said = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent

/** Lets time pass, and the page be drawn after it. */
const pass = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms)
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

describe('waiting', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('says nothing for 300 ms, so that a fast answer does not flicker', async () => {
    renderComponent(<LoadingMessage message="Loading projects" />)
    await pass(299)
    expect(said()).toBe('')
    await pass(1)
    expect(said()).toBe('Loading projects')
    expect(document.querySelector('.rr-spinner')).not.toBeNull()
  })
})
