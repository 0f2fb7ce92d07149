import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingMessage } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const statusText = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent

/** Advances the timers and waits for two frames. */
const advance = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms)
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
}

describe('LoadingMessage', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('the message is empty for the first 300 ms', async () => {
    renderComponent(<LoadingMessage message="Loading projects" />)
    await advance(299)
    expect(statusText()).toBe('')
    await advance(1)
    expect(statusText()).toBe('Loading projects')
    expect(document.querySelector('.rr-spinner')).not.toBeNull()
  })
})
