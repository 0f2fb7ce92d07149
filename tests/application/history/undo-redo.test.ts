import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { HistoryStore, historyHand, type ChangeLine } from '../../../src/application/history'
import { visser } from '../../kit/test-app'
import { held, type Held } from '../../kit/deferred'

const line = (id: string, undone: boolean): ChangeLine => ({
  id,
  at: '2026-11-20T14:32:00Z',
  by: 'm.visser',
  words: `Change ${id}`,
  undone,
})

/** A history whose newest change stands first, and whose turns take until they are let go. */
const laid = (...ids: ReadonlyArray<string>) => {
  let lines: ReadonlyArray<ChangeLine> = ids.map((id) => line(id, false))
  const turned: string[] = []
  const turns: Array<Held<void>> = []
  const hand = historyHand({
    read: async () => E.right({ changes: lines, next: undefined }),
    turn: async (_, [first]) => {
      const id = first?.line.id ?? ''
      turned.push(id)
      const turn = held<void>()
      turns.push(turn)
      await turn.promise()
      lines = lines.map((one) => (one.id === id ? line(id, true) : one))
    },
    store: new HistoryStore(),
    plan: { project: { id: '7', name: 'Week 48' } },
    session: { user: visser.user },
    isKept: true,
  })
  const change = (id: string): void => {
    lines = [line(id, false), ...lines]
  }
  return { hand, turned, turns, change }
}

describe('an undo that is asked for while another is under way', () => {
  it('takes back the change before', async () => {
    const { hand, turned, turns } = laid('b', 'a')
    void hand.undoLast()
    void hand.undoLast()
    await expect.poll(() => turned).toEqual(['b'])
    turns[0]?.settle()
    await expect.poll(() => turned).toEqual(['b', 'a'])
  })

  it('takes back nothing that was done after it was asked for; the next one does', async () => {
    const { hand, turned, turns, change } = laid('b', 'a')
    void hand.undoLast()
    const second = hand.undoLast()
    await expect.poll(() => turned).toEqual(['b'])
    change('c')
    turns[0]?.settle()
    await second
    expect(turned).toEqual(['b'])
    void hand.undoLast()
    await expect.poll(() => turned).toEqual(['b', 'c'])
  })
})
