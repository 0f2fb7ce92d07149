import { describe, expect, it } from 'vitest'
import {
  currentIndexOf,
  stepsToUndoLast,
  stepsToRedoNext,
  stepsToUndo,
  stepsToRedo,
  type UndoRedoStep,
} from '../../../src/application/history/undo-redo-steps'
import type { HistoryEntry } from '../../../src/domain/history'

/** Newest first; one in brackets is undone, `(c7)` at version 7. */
const listed = (text: string): ReadonlyArray<HistoryEntry> =>
  text
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => ({
      id: name.replace(/[()\d]/g, ''),
      at: '2026-11-20T14:32:00Z',
      by: 'm.visser',
      description: name,
      isUndone: name.startsWith('('),
      undoneVersion: /\d/.test(name) ? Number(name.replace(/\D/g, '')) : undefined,
    }))

const stepsText = (steps: ReadonlyArray<UndoRedoStep>): string =>
  steps.map(({ action, entry }) => `${action} ${entry.id}`).join(', ')

describe('stepsToUndo', () => {
  it.each([
    ['d c b a', 'b', 'undo d, undo c'],
    ['(d) c b a', 'a', 'undo c, undo b'],
    ['d (c) b a', 'a', 'undo d, undo b'],
    ['d c b a', 'd', ''],
    ['d c b a', 'x', ''],
    ['', 'a', ''],
  ])('the history %j is undone to %s by the later changes, newest first: %j', (text, id, steps) => {
    expect(stepsText(stepsToUndo(listed(text), id))).toBe(steps)
  })
})

describe('stepsToRedo', () => {
  it.each([
    ['(d) (c) b a', 'd', 'redo c, redo d'],
    ['(d) (c) b a', 'c', 'redo c'],
    ['(b) (a)', 'b', 'redo a, redo b'],
    ['(e) d (c) (b) a', 'c', 'redo c'],
    ['(e) d (c) a', 'e', 'redo e'],
    ['d c', 'c', ''],
    ['d c', 'x', ''],
  ])('the history %j is redone to %s by the undone changes up to it, oldest first: %j', (text, id, steps) => {
    expect(stepsText(stepsToRedo(listed(text), id))).toBe(steps)
  })
})

describe('stepsToUndoLast and stepsToRedoNext', () => {
  it.each([
    ['c b a', 'undo c', ''],
    ['(c) b a', 'undo b', 'redo c'],
    ['(c) (b) a', 'undo a', 'redo b'],
    ['c (b) a', 'undo c', ''],
    ['(b) (a)', '', 'redo a'],
    // Of those that were undone one after the other, the last one; and never one that was undone before a later change.
    ['(c5) (b6) a', 'undo a', 'redo b'],
    ['(c7) (b5) a', 'undo a', 'redo c'],
    ['(d9) (c7) (b3) a', 'undo a', 'redo d'],
    ['', '', ''],
  ])('the steps of the history %j are %j and %j', (text, back, on) => {
    expect([stepsText(stepsToUndoLast(listed(text))), stepsText(stepsToRedoNext(listed(text)))]).toEqual([back, on])
  })
})

describe('currentIndexOf', () => {
  it('the current change is the newest in force; without one, the index is the number of entries', () => {
    expect([currentIndexOf(listed('(c) b a')), currentIndexOf(listed('(b) (a)')), currentIndexOf([])]).toEqual([
      1, 2, 0,
    ])
  })
})
