import { describe, expect, it } from 'vitest'
import { browserShortcutsKeeper } from '../../../src/adapters/browser'

const drawer = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  }
}

describe('the keys that are shortcuts', () => {
  it('are on until they are switched off, and stay so', () => {
    const storage = drawer()
    const keeper = browserShortcutsKeeper({ storage: () => storage })
    expect(keeper.areOn()).toBe(true)
    keeper.keep(false)
    expect(browserShortcutsKeeper({ storage: () => storage }).areOn()).toBe(false)
    keeper.keep(true)
    expect(keeper.areOn()).toBe(true)
  })

  it('are on where nothing can be kept', () => {
    const keeper = browserShortcutsKeeper({
      storage: () => {
        throw new Error('SecurityError')
      },
    })
    keeper.keep(false)
    expect(keeper.areOn()).toBe(true)
  })
})
