import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { toastActions, ToastStore } from '../../../src/application/toast'

const setUp = () => {
  const toasts = new ToastStore()
  const clock = memoryClock()
  return { toasts, clock, actions: toastActions({ toasts, clock }) }
}

const moved = { message: 'Bakkerij Jansen from route 2 to route 4, place 30' }
const added = { message: 'Slagerij Prins added' }

describe('toastActions', () => {
  it('a new toast replaces the visible one', () => {
    const { toasts, actions } = setUp()
    actions.show(moved)
    actions.show(added)
    expect(toasts.value?.message).toBe(added.message)
  })

  it('two toasts with the same message have different ids', () => {
    const { toasts, actions } = setUp()
    actions.show(moved)
    const first = toasts.value?.id
    actions.show(moved)
    expect(toasts.value?.id).not.toBe(first)
  })

  it('a toast is visible for eight seconds', () => {
    const { toasts, clock, actions } = setUp()
    clock.advance(500)
    actions.show(moved)
    expect(toasts.nextExpiry).toBe(8_500)
    actions.expire(8_499)
    expect(toasts.value?.message).toBe(moved.message)
    actions.expire(8_500)
    expect(toasts.value).toBeUndefined()
  })

  it('pause stops the clock of the toast, and resume continues with the remaining time', () => {
    const { toasts, clock, actions } = setUp()
    actions.show(moved)
    clock.advance(3_000)
    actions.pause()
    actions.pause()
    clock.advance(60_000)
    actions.expire(63_000)
    expect([toasts.value?.message, toasts.nextExpiry]).toEqual([moved.message, undefined])
    actions.resume()
    actions.resume()
    expect(toasts.nextExpiry).toBe(68_000)
  })

  it('undo runs once, after the toast is removed', () => {
    const { toasts, actions } = setUp()
    const toastsDuringUndo: unknown[] = []
    actions.show({ ...moved, undo: { kind: 'other', run: () => toastsDuringUndo.push(toasts.value) } })
    actions.undo()
    actions.undo()
    expect(toastsDuringUndo).toEqual([undefined])
  })

  const withUndo = (runs: string[]) => ({
    ...added,
    undo: { kind: 'other' as const, run: () => void runs.push('undone') },
  })

  it('what was done last can be undone after its toast has gone, also while a colleague is told of', () => {
    const { toasts, clock, actions } = setUp()
    const runs: string[] = []
    actions.show(withUndo(runs))
    clock.advance(8_000)
    actions.expire(8_000)
    actions.show({ message: 'Piet: 2 changes', show: { kind: 'routes' } })
    expect([toasts.value?.message, runs]).toEqual(['Piet: 2 changes', []])
    actions.undo()
    actions.undo()
    expect([runs, toasts.lastUndo]).toEqual([['undone'], undefined])
  })

  it('nothing is undone once something else was done, or the undo was forgotten', () => {
    const { actions } = setUp()
    const runs: string[] = []
    actions.show(withUndo(runs))
    actions.show(moved)
    actions.undo()
    actions.show(withUndo(runs))
    actions.forget()
    actions.undo()
    expect(runs).toEqual([])
  })

  it('a dismissed toast does not come back', () => {
    const { toasts, actions } = setUp()
    actions.show(moved)
    actions.dismiss()
    actions.pause()
    actions.resume()
    actions.undo()
    expect(toasts.value).toBeUndefined()
  })
})
