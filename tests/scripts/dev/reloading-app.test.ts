import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReloadingApp } from '../../../scripts/dev/reloading-app.mjs'

/** After this, a change has been acted on. */
const DEBOUNCED_MS = 1_000

/** A fake server whose code is a version number; it records the events of its apps. */
const fakeServer = async () => {
  const events: string[] = []
  const code = { version: 1, isReadable: true, canOpen: true }
  let change = (): void => undefined
  const load = async () => {
    if (!code.isReadable) throw new Error('a syntax error')
    const { version, canOpen } = code
    return async () => {
      if (!canOpen) throw new Error('no free port')
      events.push(`open ${version}`)
      return {
        version,
        close: async () => {
          events.push(`close ${version}`)
        },
      }
    }
  }
  const app = await createReloadingApp(load, (listener) => (change = listener))
  const save = async (changed: Partial<typeof code>) => {
    Object.assign(code, changed)
    change()
    await vi.advanceTimersByTimeAsync(DEBOUNCED_MS)
  }
  return { events, app, save, triggerChange: () => change() }
}

describe('createReloadingApp', () => {
  beforeEach(() => {
    // Not all timers: another test of the same process may have left a loop of immediates.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('the old app is closed before the new one opens', async () => {
    const { events, save } = await fakeServer()
    await save({ version: 2 })
    expect(events).toEqual(['open 1', 'close 1', 'open 2'])
  })

  it('many files saved together reload the code once', async () => {
    const { events, save, triggerChange } = await fakeServer()
    triggerChange()
    triggerChange()
    await save({ version: 2 })
    expect(events).toEqual(['open 1', 'close 1', 'open 2'])
  })

  it('the last app keeps running while the code cannot be read', async () => {
    const { events, app, save } = await fakeServer()
    await save({ isReadable: false })
    expect(events).toEqual(['open 1'])
    expect(await app.currentApp()).toMatchObject({ version: 1 })
  })

  it('the app opens again after code that could not open is corrected', async () => {
    const { events, app, save } = await fakeServer()
    await save({ canOpen: false })
    await expect(app.currentApp()).rejects.toThrow('no free port')
    await save({ version: 3, canOpen: true })
    expect(events).toEqual(['open 1', 'close 1', 'open 3'])
    expect(await app.currentApp()).toMatchObject({ version: 3 })
  })
})
