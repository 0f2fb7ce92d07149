import { describe, expect, it } from 'vitest'
import { emptyHistoryState, type HistoryState } from '../../../../src/application/history'
import type { PlanState } from '../../../../src/application/plan'
import { historyViewModel, type HistoryViewInput } from '../../../../src/ui/screens/history/view-model'
import type { HistoryEntry } from '../../../../src/domain/history'

const entry = (id: string, fields: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: '2026-11-20T13:32:00Z',
  by: 'm.visser',
  description: `Change ${id}`,
  isUndone: false,
  ...fields,
})

const loadedWith = (changes: ReadonlyArray<HistoryEntry>, next?: string): HistoryState => ({
  ...emptyHistoryState,
  loaded: { projectId: '7', hasFailed: false, changes, next },
})

const loading: PlanState = { kind: 'loading', projectId: '7' }

const viewModelOf = (history: HistoryState, input: Partial<HistoryViewInput> = {}) =>
  historyViewModel({ project: '7', plan: loading, history, isEnabled: true, username: 'm.visser', ...input })

const listedOf = (history: HistoryState) => {
  const viewModel = viewModelOf(history)
  return viewModel.kind === 'listed' ? viewModel : undefined
}

describe('historyViewModel', () => {
  it('the kind tells whether the history is loading, empty, disabled or failed, or its project is not loaded', () => {
    expect(viewModelOf(emptyHistoryState).kind).toBe('loading')
    expect(viewModelOf(loadedWith([])).kind).toBe('empty')
    expect(viewModelOf(loadedWith([entry('a')]), { project: '8' }).kind).toBe('loading')
    expect(viewModelOf(loadedWith([entry('a')]), { isEnabled: false }).kind).toBe('disabled')
    expect(
      viewModelOf({ ...emptyHistoryState, loaded: { projectId: '7', hasFailed: true, changes: [], next: undefined } })
        .kind,
    ).toBe('failed')
    expect(
      viewModelOf(emptyHistoryState, { plan: { kind: 'failed', projectId: '7', isProjectMissing: true } }),
    ).toEqual({
      kind: 'project not loaded',
      isProjectMissing: true,
    })
  })

  it('the newest change in force is now, and undone ones are redone up to there or, if older, alone', () => {
    const changes = [entry('e', { isUndone: true }), entry('d'), entry('c', { isUndone: true }), entry('b')]
    expect(listedOf(loadedWith(changes))?.days[0]?.rows.map(({ id, action }) => [id, action])).toEqual([
      ['e', 'redo to here'],
      ['d', 'now'],
      ['c', 'redo'],
      ['b', 'back to here'],
    ])
  })

  it('the rows are grouped by day and have their time and author', () => {
    const changes = [
      entry('b', { isUndone: true, by: 's.dewit' }),
      entry('a', { at: '2026-11-19T23:30:00Z' }),
      entry('z', { at: '2026-11-19T12:00:00Z' }),
    ]
    expect(
      listedOf(loadedWith(changes))?.days.map(({ date, rows }) => [
        date,
        ...rows.map(({ time, note }) => `${time} ${note}`),
      ]),
    ).toEqual([
      ['Friday 20 November 2026', '14:32 Undone · s.dewit', '00:30 you'],
      ['Thursday 19 November 2026', '13:00 you'],
    ])
  })

  it('undo is possible while a change is in force, and redo while a newer one is undone', () => {
    const offers = (history: HistoryState) => [listedOf(history)?.canUndo, listedOf(history)?.canRedo]
    expect(offers(loadedWith([entry('a')]))).toEqual([true, false])
    expect(offers(loadedWith([entry('a', { isUndone: true })]))).toEqual([false, true])
    expect(offers(loadedWith([entry('a', { isUndone: true })], 'a'))).toEqual([true, true])
  })
})
