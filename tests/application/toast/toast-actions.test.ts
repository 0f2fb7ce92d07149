import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { toastActions, ToastStore } from '../../../src/application/toast'

const opened = () => {
  const toasts = new ToastStore()
  const clock = memoryClock()
  return { toasts, clock, board: toastActions({ toasts, clock }) }
}

const moved = { words: 'Bakkerij Jansen from route 2 to route 4, place 3' }
const added = { words: 'Slagerij Prins added' }

describe('the toast board', () => {
  it('shows one toast at a time, the newest', () => {
    const { toasts, board } = opened()
    board.show(moved)
    board.show(added)
    expect(toasts.value?.message).toBe(added.words)
  })

  it('tells two toasts of the same words apart', () => {
    const { toasts, board } = opened()
    board.show(moved)
    const first = toasts.value?.id
    board.show(moved)
    expect(toasts.value?.id).not.toBe(first)
  })

  it('shows a toast for eight seconds', () => {
    const { toasts, clock, board } = opened()
    clock.advance(500)
    board.show(moved)
    expect(toasts.nextExpiry).toBe(8_500)
    board.expire(8_499)
    expect(toasts.value?.message).toBe(moved.words)
    board.expire(8_500)
    expect(toasts.value).toBeUndefined()
  })

  it('lets its clock stand while it is held, and go on with what was left', () => {
    const { toasts, clock, board } = opened()
    board.show(moved)
    clock.advance(3_000)
    board.pause()
    board.pause()
    clock.advance(60_000)
    board.expire(63_000)
    expect([toasts.value?.message, toasts.nextExpiry]).toEqual([moved.words, undefined])
    board.resume()
    board.resume()
    expect(toasts.nextExpiry).toBe(68_000)
  })

  it('undoes once, and is gone by then', () => {
    const { toasts, board } = opened()
    const seen: unknown[] = []
    board.show({ ...moved, undo: () => seen.push(toasts.value) })
    board.undo()
    board.undo()
    expect(seen).toEqual([undefined])
  })

  it('keeps nothing that was dismissed', () => {
    const { toasts, board } = opened()
    board.show(moved)
    board.dismiss()
    board.pause()
    board.resume()
    board.undo()
    expect(toasts.value).toBeUndefined()
  })
})
