import { describe, expect, it } from 'vitest'
import type { UndoRedoStep } from '../../../src/application/history'
import { undoConfirmationViewModel } from '../../../src/ui/app/undo-confirmation-view-model'

const stepOf = (id: string, by: string, action: UndoRedoStep['action'] = 'undo'): UndoRedoStep => ({
  action,
  entry: { id, at: '2026-11-20T14:32:00Z', by, description: `Change ${id}`, isUndone: action === 'redo' },
})

describe('undoConfirmationViewModel', () => {
  it('the title names the author of a single change', () => {
    expect(undoConfirmationViewModel([stepOf('c1', 's.dewit')], 'm.visser')).toEqual({
      title: 'Undo a change by s.dewit?',
      verb: 'Undo',
      changes: [{ id: 'c1', description: 'Change c1', by: 's.dewit' }],
    })
  })

  it('the title of several changes names each other author once, and the user’s own changes are by you', () => {
    const authors = ['m.visser', 's.dewit', 'n.smit', 's.dewit']
    const steps = authors.map((by, index) => stepOf(`c${index}`, by, 'redo'))
    const { title, verb, changes } = undoConfirmationViewModel(steps, 'm.visser')
    expect([title, verb]).toEqual(['Redo 4 changes, also by s.dewit, n.smit?', 'Redo'])
    expect(changes.map(({ by }) => by)).toEqual(['you', 's.dewit', 'n.smit', 's.dewit'])
  })
})
