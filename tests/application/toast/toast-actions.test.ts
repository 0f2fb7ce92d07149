import { describe, expect, it } from 'vitest'
import { memoryClock } from '../../kit/memory'
import { toastBoard, ToastStore } from '../../../src/application/toast'

const opened = () => {
  const toasts = new ToastStore()
  const clock = memoryClock()
  return { toasts, clock, board: toastBoard({ toasts, clock }) }
}

const moved = { words: 'Bakkerij Jansen from route 2 to route 4, place 3' }
const added = { words: 'Slagerij Prins added' }

describe('the toast board', () => {
  it('shows one toast at a time, the newest', () => {
    const { toasts, board } = opened()
    board.show(moved)
    board.show(added)
    expect(toasts.value?.words).toBe(added.words)
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
    clock.pass(500)
    board.show(moved)
    expect(toasts.nextExpiry).toBe(8_500)
    board.expire(8_499)
    expect(toasts.value?.words).toBe(moved.words)
    board.expire(8_500)
    expect(toasts.value).toBeUndefined()
  })

  it('lets its clock stand while it is held, and go on with what was left', () => {
    const { toasts, clock, board } = opened()
    board.show(moved)
    clock.pass(3_000)
    board.hold()
    board.hold()
    clock.pass(60_000)
    board.expire(63_000)
    expect([toasts.value?.words, toasts.nextExpiry]).toEqual([moved.words, undefined])
    board.release()
    board.release()
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
    board.hold()
    board.release()
    board.undo()
    expect(toasts.value).toBeUndefined()
  })
})
