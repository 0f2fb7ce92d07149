import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReloadingApp } from '../../../scripts/dev/reloading-app.mjs'

/** A server whose code is a version number; the events of its apps are recorded. */
const fakeServer = async () => {
  const events: string[] = []
  const code = { version: 1, isReadable: true, canOpen: true }
  let change = (): void => undefined
  const load = async () => {
    if (!code.isReadable) throw new Error('a word too many')
    const { version, canOpen } = code
    return async () => {
      if (!canOpen) throw new Error('no port left')
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
    await vi.runAllTimersAsync()
  }
  return { diary: events, app, save, triggerChange: () => change() }
}

describe('a server whose code changes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('closes the old app before it opens the new one', async () => {
    const { diary: events, save } = await fakeServer()
    await save({ version: 2 })
    expect(events).toEqual(['open 1', 'close 1', 'open 2'])
  })

  it('reads its code once for many files saved together', async () => {
    const { diary: events, save, triggerChange } = await fakeServer()
    triggerChange()
    triggerChange()
    await save({ version: 2 })
    expect(events).toEqual(['open 1', 'close 1', 'open 2'])
  })

  it('stays as it is while its code cannot be read', async () => {
    const { diary: events, app, save } = await fakeServer()
    await save({ isReadable: false })
    expect(events).toEqual(['open 1'])
    expect(await app.currentApp()).toMatchObject({ version: 1 })
  })

  it('comes back once code that would not open is mended', async () => {
    const { diary: events, app, save } = await fakeServer()
    await save({ canOpen: false })
    await expect(app.currentApp()).rejects.toThrow('no port left')
    await save({ version: 3, canOpen: true })
    expect(events).toEqual(['open 1', 'close 1', 'open 3'])
    expect(await app.currentApp()).toMatchObject({ version: 3 })
  })
})
