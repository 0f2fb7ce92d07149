import { describe, expect, it } from 'vitest'
import { memoryShortcutsKeeper } from '../../kit/memory'
import { shortcutsHand, ShortcutsStore } from '../../../src/application/shortcuts'

describe('the shortcuts', () => {
  it('are listed and put away', () => {
    const store = new ShortcutsStore(true)
    const { list, unlist } = shortcutsHand({ store, keeper: memoryShortcutsKeeper() })
    list()
    expect(store.value.isListed).toBe(true)
    unlist()
    expect(store.value.isListed).toBe(false)
  })

  it('stay switched off', () => {
    const [store, keeper] = [new ShortcutsStore(true), memoryShortcutsKeeper()]
    shortcutsHand({ store, keeper }).choose(false)
    expect([store.value.areOn, keeper.areOn()]).toEqual([false, false])
  })
})
