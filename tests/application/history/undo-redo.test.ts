import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { HistoryStore, undoRedoActions } from '../../../src/application/history'
import { done } from '../../../src/domain/failure'
import { visser } from '../../kit/test-app'
import { deferred, type Deferred } from '../../kit/deferred'
import type { HistoryEntry } from '../../../src/domain/history'

const entryOf = (id: string, isUndone: boolean): HistoryEntry => ({
  id,
  at: '2026-11-20T14:32:00Z',
  by: 'm.visser',
  words: `Change ${id}`,
  isUndone,
})

/** A history, newest change first, of which each undo runs until the test resolves it. */
const setUp = (...ids: ReadonlyArray<string>) => {
  let entries: ReadonlyArray<HistoryEntry> = ids.map((id) => entryOf(id, false))
  const stepTexts: string[] = []
  const pendingSteps: Array<Deferred<void>> = []
  const actions = undoRedoActions({
    read: async () => E.right({ changes: entries, next: undefined }),
    run: async ({ steps: [first] }) => {
      const id = first?.entry.id ?? ''
      stepTexts.push(id)
      const pendingStep = deferred<void>()
      pendingSteps.push(pendingStep)
      await pendingStep.promise()
      entries = entries.map((one) => (one.id === id ? entryOf(id, true) : one))
      return done
    },
    store: new HistoryStore(),
    edits: { waitForLast: async () => done, forgetMade: () => undefined },
    plan: { project: { id: '7', name: 'Week 48' }, open: undefined },
    session: { user: visser.user },
    hasHistory: true,
  })
  const change = (id: string): void => {
    entries = [entryOf(id, false), ...entries]
  }
  return { actions, stepTexts, pendingSteps, change }
}

describe('undoLast during another undo', () => {
  it('a second undo undoes the change before', async () => {
    const { actions, stepTexts, pendingSteps } = setUp('b', 'a')
    void actions.undoLast()
    void actions.undoLast()
    await expect.poll(() => stepTexts).toEqual(['b'])
    pendingSteps[0]?.resolve()
    await expect.poll(() => stepTexts).toEqual(['b', 'a'])
  })

  it('a second undo leaves a change that was made after it was requested, and the next one undoes it', async () => {
    const { actions, stepTexts, pendingSteps, change } = setUp('b', 'a')
    void actions.undoLast()
    const second = actions.undoLast()
    await expect.poll(() => stepTexts).toEqual(['b'])
    change('c')
    pendingSteps[0]?.resolve()
    await second
    expect(stepTexts).toEqual(['b'])
    void actions.undoLast()
    await expect.poll(() => stepTexts).toEqual(['b', 'c'])
  })
})
