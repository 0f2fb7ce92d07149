import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { HistoryStore, historyActions, type HistoryEntry } from '../../../src/application/history'
import { visser } from '../../kit/test-app'
import { deferred, type Deferred } from '../../kit/deferred'

const line = (id: string, undone: boolean): HistoryEntry => ({
  id,
  at: '2026-11-20T14:32:00Z',
  by: 'm.visser',
  words: `Change ${id}`,
  undone,
})

/** A history whose newest change stands first, and whose turns take until they are let go. */
const setUp = (...ids: ReadonlyArray<string>) => {
  let lines: ReadonlyArray<HistoryEntry> = ids.map((id) => line(id, false))
  const turned: string[] = []
  const turns: Array<Deferred<void>> = []
  const actions = historyActions({
    read: async () => E.right({ changes: lines, next: undefined }),
    run: async (_, [first]) => {
      const id = first?.entry.id ?? ''
      turned.push(id)
      const turn = deferred<void>()
      turns.push(turn)
      await turn.promise()
      lines = lines.map((one) => (one.id === id ? line(id, true) : one))
    },
    store: new HistoryStore(),
    plan: { project: { id: '7', name: 'Week 48' } },
    session: { user: visser.user },
    hasHistory: true,
  })
  const change = (id: string): void => {
    lines = [line(id, false), ...lines]
  }
  return { hand: actions, turned, turns, change }
}

describe('an undo that is asked for while another is under way', () => {
  it('takes back the change before', async () => {
    const { hand: actions, turned, turns } = setUp('b', 'a')
    void actions.undoLast()
    void actions.undoLast()
    await expect.poll(() => turned).toEqual(['b'])
    turns[0]?.resolve()
    await expect.poll(() => turned).toEqual(['b', 'a'])
  })

  it('takes back nothing that was done after it was asked for; the next one does', async () => {
    const { hand: actions, turned, turns, change } = setUp('b', 'a')
    void actions.undoLast()
    const second = actions.undoLast()
    await expect.poll(() => turned).toEqual(['b'])
    change('c')
    turns[0]?.resolve()
    await second
    expect(turned).toEqual(['b'])
    void actions.undoLast()
    await expect.poll(() => turned).toEqual(['b', 'c'])
  })
})
