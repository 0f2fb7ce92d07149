import { describe, expect, it } from 'vitest'
import { emptyHistoryState, type HistoryEntry, type HistoryState } from '../../../../src/application/history'
import type { PlanState } from '../../../../src/application/plan'
import { historyViewModel, type HistoryViewInput } from '../../../../src/ui/screens/history/view-model'

const line = (id: string, said: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: '2026-11-20T13:32:00Z',
  by: 'm.visser',
  words: `Change ${id}`,
  undone: false,
  ...said,
})

const read = (changes: ReadonlyArray<HistoryEntry>, next?: string): HistoryState => ({
  ...emptyHistoryState,
  loaded: { projectId: '7', hasFailed: false, changes, next },
})

const loading: PlanState = { kind: 'loading', projectId: '7' }

const shown = (history: HistoryState, said: Partial<HistoryViewInput> = {}) =>
  historyViewModel({ project: '7', plan: loading, history, isEnabled: true, username: 'm.visser', ...said })

const listed = (history: HistoryState) => {
  const found = shown(history)
  return found.kind === 'listed' ? found : undefined
}

describe('the history on screen', () => {
  it('tells what is not known from what is not there', () => {
    expect(shown(emptyHistoryState).kind).toBe('waiting')
    expect(shown(read([])).kind).toBe('empty')
    expect(shown(read([line('a')]), { project: '8' }).kind).toBe('waiting')
    expect(shown(read([line('a')]), { isEnabled: false }).kind).toBe('not kept')
    expect(
      shown({ ...emptyHistoryState, loaded: { projectId: '7', hasFailed: true, changes: [], next: undefined } }).kind,
    ).toBe('failed')
    expect(shown(emptyHistoryState, { plan: { kind: 'failed', projectId: '7', isUnknown: true } })).toEqual({
      kind: 'no plan',
      isUnknown: true,
    })
  })

  it('marks the newest change in force as now, what is undone above it, and what was given up below', () => {
    const changes = [line('e', { undone: true }), line('d'), line('c', { undone: true }), line('b')]
    expect(listed(read(changes))?.days[0]?.rows.map(({ id, action }) => [id, action])).toEqual([
      ['e', 'redo to here'],
      ['d', 'now'],
      ['c', 'redo'],
      ['b', 'back to here'],
    ])
  })

  it('says when it was and whose it is, day by day', () => {
    const changes = [
      line('b', { undone: true, by: 's.dewit' }),
      line('a', { at: '2026-11-19T23:30:00Z' }),
      line('z', { at: '2026-11-19T12:00:00Z' }),
    ]
    expect(
      listed(read(changes))?.days.map(({ date, rows }) => [date, ...rows.map(({ time, note }) => `${time} ${note}`)]),
    ).toEqual([
      ['Friday 20 November 2026', '14:32 Undone · s.dewit', '00:30 you'],
      ['Thursday 19 November 2026', '13:00 you'],
    ])
  })

  it('offers undo while a change is in force, and redo while one is undone since', () => {
    const offers = (history: HistoryState) => [listed(history)?.canUndo, listed(history)?.canRedo]
    expect(offers(read([line('a')]))).toEqual([true, false])
    expect(offers(read([line('a', { undone: true })]))).toEqual([false, true])
    expect(offers(read([line('a', { undone: true })], 'a'))).toEqual([true, true])
  })
})
