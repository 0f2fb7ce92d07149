import { describe, expect, it } from 'vitest'
import { browserShortcutsStorage } from '../../../src/adapters/browser'

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
    const shortcutsStorage = browserShortcutsStorage({ storage: () => storage })
    expect(shortcutsStorage.load()).toBe(true)
    shortcutsStorage.save(false)
    expect(browserShortcutsStorage({ storage: () => storage }).load()).toBe(false)
    shortcutsStorage.save(true)
    expect(shortcutsStorage.load()).toBe(true)
  })

  it('are on where nothing can be kept', () => {
    const shortcutsStorage = browserShortcutsStorage({
      storage: () => {
        throw new Error('SecurityError')
      },
    })
    shortcutsStorage.save(false)
    expect(shortcutsStorage.load()).toBe(true)
  })
})
