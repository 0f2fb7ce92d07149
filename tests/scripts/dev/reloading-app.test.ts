import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadingApp } from '../../../scripts/dev/reloading-app.mjs'

/** A server whose code is a version number; the events of its apps are recorded. */
const aWorkshop = async () => {
  const diary: string[] = []
  const code = { version: 1, reads: true, opens: true }
  let change = (): void => undefined
  const load = async () => {
    if (!code.reads) throw new Error('a word too many')
    const { version, opens } = code
    return async () => {
      if (!opens) throw new Error('no port left')
      diary.push(`open ${version}`)
      return {
        version,
        close: async () => {
          diary.push(`close ${version}`)
        },
      }
    }
  }
  const app = await reloadingApp(load, (heard) => (change = heard))
  const save = async (changed: Partial<typeof code>) => {
    Object.assign(code, changed)
    change()
    await vi.runAllTimersAsync()
  }
  return { diary, app, save, hear: () => change() }
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
    const { diary, save } = await aWorkshop()
    await save({ version: 2 })
    expect(diary).toEqual(['open 1', 'close 1', 'open 2'])
  })

  it('reads its code once for many files saved together', async () => {
    const { diary, save, hear } = await aWorkshop()
    hear()
    hear()
    await save({ version: 2 })
    expect(diary).toEqual(['open 1', 'close 1', 'open 2'])
  })

  it('stays as it is while its code cannot be read', async () => {
    const { diary, app, save } = await aWorkshop()
    await save({ reads: false })
    expect(diary).toEqual(['open 1'])
    expect(await app.now()).toMatchObject({ version: 1 })
  })

  it('comes back once code that would not open is mended', async () => {
    const { diary, app, save } = await aWorkshop()
    await save({ opens: false })
    await expect(app.now()).rejects.toThrow('no port left')
    await save({ version: 3, opens: true })
    expect(diary).toEqual(['open 1', 'close 1', 'open 3'])
    expect(await app.now()).toMatchObject({ version: 3 })
  })
})
