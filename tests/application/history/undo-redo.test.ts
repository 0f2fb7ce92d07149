import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { ToastStore, type Toast } from '../../../src/application/toast'
import { HistoryStore, undoRedoActions } from '../../../src/application/history'
import { runUndoRedo } from '../../../src/application/history/undo-redo'
import { done, type CallFailure } from '../../../src/domain/failure'
import { visser } from '../../kit/test-app'
import { deferred, type Deferred } from '../../kit/deferred'
import type { HistoryEntry } from '../../../src/domain/history'
import { emptyPlan } from '../../../src/domain/plan'

const entryOf = (id: string, isUndone: boolean): HistoryEntry => ({
  id,
  at: '2026-11-20T14:32:00Z',
  by: 'm.visser',
  description: `Change ${id}`,
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
    toasts: { store: new ToastStore(), dismiss: () => undefined, undo: () => undefined },
    serverKeepsHistory: true,
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

describe('a redo of which the second step is refused', () => {
  it('the toast tells of the first change, and can undo it', async () => {
    const toasts: Array<Partial<Toast>> = []
    const failure: CallFailure = { kind: 'unreachable' }
    const run = runUndoRedo({
      history: {
        undo: () => async () => E.left(failure),
        redo: (_project, id) => async () => (id === 'a' ? E.right({ answer: 0, changed: undefined }) : E.left(failure)),
      },
      store: new HistoryStore(),
      alerts: { show: () => 0 },
      toasts: { show: (toast) => toasts.push(toast) },
      callServer: (_name, call) => call(),
      apply: async () => done,
      reload: async () => done,
      load: async () => done,
      plan: { open: undefined },
    })
    const steps = ['a', 'b'].map((id) => ({ action: 'redo', entry: entryOf(id, true) }) as const)
    expect(await run({ project: '7', steps })).toEqual(E.left(failure))
    expect(toasts).toMatchObject([{ undo: { kind: 'change', entry: entryOf('a', false) } }])
  })
})

describe('an undo that is refused', () => {
  const inTheWay = { kind: 'refused', code: 'change_in_the_way', message: 'Klant 3 is in the way.' } as const
  /** How often the plan of version 5 is read again after a failure. */
  const readsAfter = async (failure: CallFailure): Promise<number> => {
    let reads = 0
    const run = runUndoRedo({
      history: { undo: () => async () => E.left(failure), redo: () => async () => E.left(failure) },
      store: new HistoryStore(),
      alerts: { show: () => 0 },
      toasts: { show: () => undefined },
      callServer: (_name, call) => call(),
      apply: async () => done,
      reload: async () => {
        reads += 1
        return done
      },
      load: async () => done,
      plan: { open: { project: { id: '7', name: 'Week 48' }, createdAt: undefined, version: 5, plan: emptyPlan } },
    })
    expect(await run({ project: '7', steps: [{ action: 'undo', entry: entryOf('a', false) }] })).toEqual(
      E.left(failure),
    )
    return reads
  }

  it('a plan on screen that has what is in the way is not read again', async () => {
    expect(await readsAfter({ ...inTheWay, version: 5 })).toBe(0)
  })

  it('an older plan is read again', async () => {
    expect(await readsAfter({ ...inTheWay, version: 6 })).toBe(1)
  })

  it('the plan is read again where the answer does not say the version', async () => {
    expect(await readsAfter(inTheWay)).toBe(1)
    expect(await readsAfter({ kind: 'unreachable' })).toBe(1)
  })
})
