import { describe, expect, it } from 'vitest'
import { describeChange, type ChangeSummary } from '../../../src/domain/history'

const stop = 'Bakkerij Jansen'
const from = { route: 2, stopNumber: 50 }
const to = { route: 4, stopNumber: 30 }

const cases: ReadonlyArray<readonly [text: string, summary: ChangeSummary]> = [
  ['Bakkerij Jansen from route 2 to route 4, place 30', { kind: 'stop moved', stop, id: 's', from, to }],
  [
    'Bakkerij Jansen from place 50 to place 10 of route 2',
    { kind: 'stop renumbered', stop, id: 's', from, to: { route: 2, stopNumber: 10 } },
  ],
  ['Bakkerij Jansen planned on route 4, place 30', { kind: 'stop planned', stop, to }],
  ['Bakkerij Jansen taken out of route 2', { kind: 'stop unplanned', stop, from }],
  ['4 stops to route 1', { kind: 'stops moved', stopCount: 4, to: 1, ids: [] }],
  ['2 stops taken out of their routes', { kind: 'stops moved', stopCount: 2, to: 'unplanned', ids: [] }],
  ['3 stops moved', { kind: 'stops moved', stopCount: 3, to: undefined, ids: [] }],
  ['Bakkerij Jansen added', { kind: 'stop added', stop, to: undefined }],
  ['Bakkerij Jansen added to route 2, place 30', { kind: 'stop added', stop, to: { route: 2, stopNumber: 30 } }],
  ['Bakkerij Jansen deleted', { kind: 'stop deleted', stop }],
  ['Route 3 removed', { kind: 'route removed', route: 3 }],
  ['Bakkerij Jansen edited: notes, time slot', { kind: 'stop edited', stop, fields: ['notes', 'time slot'] }],
  ['1 stop uploaded', { kind: 'stops uploaded', stopCount: 1 }],
  ['86 stops imported', { kind: 'stops imported', addedCount: 86, updatedCount: 0 }],
  ['3 stops imported: 1 added, 2 updated', { kind: 'stops imported', addedCount: 1, updatedCount: 2 }],
  ['10,000 stops uploaded', { kind: 'stops uploaded', stopCount: 10_000 }],
  [
    'Driver of route 2 from Noor Smit to Piet Bakker',
    { kind: 'driver changed', route: 2, from: 'Noor Smit', to: 'Piet Bakker' },
  ],
  ['Driver of route 2 from nobody to Noor Smit', { kind: 'driver changed', route: 2, from: ' ', to: 'Noor Smit' }],
  [
    'Driver of route 2 from Noor Smit to nobody',
    { kind: 'driver changed', route: 2, from: 'Noor Smit', to: undefined },
  ],
  ['Bakkerij Jansen locked', { kind: 'locked', stops: [stop], routes: [] }],
  ['Route 3 unlocked', { kind: 'unlocked', stops: [], routes: [3] }],
  ['Bakkerij Jansen and route 3 locked', { kind: 'locked', stops: [stop], routes: [3] }],
  ['2 stops and 2 routes unlocked', { kind: 'unlocked', stops: [stop, stop], routes: [1, 3] }],
  ['All routes recalculated', { kind: 'all routes recalculated' }],
  ['Route 2 recalculated', { kind: 'route recalculated', route: 2 }],
  [
    'Optimisation accepted: 8 routes, 87 stops planned, 3 unplanned',
    {
      kind: 'optimisation accepted',
      routeCount: 8,
      plannedCount: 87,
      unplannedCount: 3,
      addedCount: 0,
      deletedCount: 0,
    },
  ],
  [
    'Optimisation accepted in part: 2 routes, 9 stops planned, 1 unplanned',
    {
      kind: 'optimisation accepted in part',
      routeCount: 2,
      plannedCount: 9,
      unplannedCount: 1,
      addedCount: 0,
      deletedCount: 0,
    },
  ],
  [
    'Plan saved: 1 route, 1 stop planned, 0 unplanned',
    { kind: 'plan saved', routeCount: 1, plannedCount: 1, unplannedCount: 0, addedCount: 0, deletedCount: 0 },
  ],
  ['Undone: Bakkerij Jansen added', { kind: 'undone', description: 'Bakkerij Jansen added' }],
  ['Redone: Bakkerij Jansen added', { kind: 'redone', description: 'Bakkerij Jansen added' }],
]

describe('describeChange', () => {
  it.each(cases)('%s', (text, summary) => {
    expect(describeChange(summary)).toBe(text)
  })

  it('a long name is truncated, so that the sentence still says what was done', () => {
    expect(describeChange({ kind: 'stop deleted', stop: 'n'.repeat(200) })).toBe(`${'n'.repeat(60)}… deleted`)
  })

  it('a sentence has at most 200 characters', () => {
    expect(describeChange({ kind: 'undone', description: 'w'.repeat(200) })).toBe(`Undone: ${'w'.repeat(192)}…`)
  })
})
