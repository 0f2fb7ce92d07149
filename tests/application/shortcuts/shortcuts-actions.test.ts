import { describe, expect, it } from 'vitest'
import { memoryShortcutsStorage } from '../../kit/memory'
import { shortcutsActions, ShortcutsStore } from '../../../src/application/shortcuts'

describe('shortcutsActions', () => {
  it('openList opens the list of shortcuts, and closeList closes it', () => {
    const store = new ShortcutsStore(true)
    const { openList, closeList } = shortcutsActions({ store, shortcutsStorage: memoryShortcutsStorage() })
    openList()
    expect(store.value.isListOpen).toBe(true)
    closeList()
    expect(store.value.isListOpen).toBe(false)
  })

  it('setEnabled changes the state, and stores it', () => {
    const [store, shortcutsStorage] = [new ShortcutsStore(true), memoryShortcutsStorage()]
    shortcutsActions({ store, shortcutsStorage }).setEnabled(false)
    expect([store.value.areEnabled, shortcutsStorage.load()]).toEqual([false, false])
  })
})
