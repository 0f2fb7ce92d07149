import { describe, expect, it } from 'vitest'
import { browserShortcutsStorage } from '../../../src/adapters/browser'

const memoryStorage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const stored = new Map<string, string>()
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
  }
}

describe('browserShortcutsStorage', () => {
  it('shortcuts are enabled by default, and a change is stored', () => {
    const storage = memoryStorage()
    const shortcutsStorage = browserShortcutsStorage({ storage: () => storage })
    expect(shortcutsStorage.load()).toBe(true)
    shortcutsStorage.save(false)
    expect(browserShortcutsStorage({ storage: () => storage }).load()).toBe(false)
    shortcutsStorage.save(true)
    expect(shortcutsStorage.load()).toBe(true)
  })

  it('shortcuts are enabled where storage is blocked', () => {
    const shortcutsStorage = browserShortcutsStorage({
      storage: () => {
        throw new Error('SecurityError')
      },
    })
    shortcutsStorage.save(false)
    expect(shortcutsStorage.load()).toBe(true)
  })
})
