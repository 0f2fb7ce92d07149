import { describe, expect, it } from 'vitest'
import type { UndoRedoStep } from '../../../src/application/history'
import { undoConfirmationViewModel } from '../../../src/ui/app/undo-confirmation-view-model'

const step = (by: string, action: UndoRedoStep['action'] = 'undo'): UndoRedoStep => ({
  action,
  entry: { id: by, at: '2026-11-20T14:32:00Z', by, words: `Stop of ${by}`, undone: false },
})

describe('undoConfirmationViewModel', () => {
  it('the title names the author of a single change', () => {
    expect(undoConfirmationViewModel([step('s.dewit')], 'm.visser')).toEqual({
      title: 'Undo a change by s.dewit?',
      verb: 'Undo',
      changes: [{ id: 's.dewit', description: 'Stop of s.dewit', by: 's.dewit' }],
    })
  })

  it('the title names each other author once, and the own changes are by you', () => {
    const steps = [step('m.visser', 'redo'), step('s.dewit', 'redo'), step('s.dewit', 'redo')]
    const { title, verb, changes } = undoConfirmationViewModel(steps, 'm.visser')
    expect([title, verb, changes[0]?.by]).toEqual(['Redo 3 changes, also by s.dewit?', 'Redo', 'you'])
  })
})
