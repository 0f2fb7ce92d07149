import { describe, expect, it } from 'vitest'
import { memoryShortcutsStorage } from '../../kit/memory'
import { shortcutsActions, ShortcutsStore } from '../../../src/application/shortcuts'

describe('the shortcuts', () => {
  it('are listed and put away', () => {
    const store = new ShortcutsStore(true)
    const { openList, closeList } = shortcutsActions({ store, shortcutsStorage: memoryShortcutsStorage() })
    openList()
    expect(store.value.isListOpen).toBe(true)
    closeList()
    expect(store.value.isListOpen).toBe(false)
  })

  it('stay switched off', () => {
    const [store, shortcutsStorage] = [new ShortcutsStore(true), memoryShortcutsStorage()]
    shortcutsActions({ store, shortcutsStorage }).setEnabled(false)
    expect([store.value.areEnabled, shortcutsStorage.load()]).toEqual([false, false])
  })
})
