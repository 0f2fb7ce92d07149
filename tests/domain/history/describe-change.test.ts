import { describe, expect, it } from 'vitest'
import { wordsOf, type Deed } from '../../../src/domain/history'

const stop = 'Bakkerij Jansen'
const from = { route: 2, place: 5 }
const to = { route: 4, place: 3 }

const said: ReadonlyArray<readonly [words: string, deed: Deed]> = [
  ['Bakkerij Jansen from route 2 to route 4, place 3', { deed: 'stop moved', stop, from, to }],
  [
    'Bakkerij Jansen from place 5 to place 1 of route 2',
    { deed: 'stop renumbered', stop, from, to: { route: 2, place: 1 } },
  ],
  ['Bakkerij Jansen planned on route 4, place 3', { deed: 'stop planned', stop, to }],
  ['Bakkerij Jansen taken out of route 2', { deed: 'stop unplanned', stop, from }],
  ['Bakkerij Jansen added', { deed: 'stop added', stop }],
  ['Bakkerij Jansen removed', { deed: 'stop removed', stop }],
  ['1 stop uploaded', { deed: 'stops uploaded', stops: 1 }],
  ['10,000 stops uploaded', { deed: 'stops uploaded', stops: 10_000 }],
  [
    'Driver of route 2 from Noor Smit to Piet Bakker',
    { deed: 'driver changed', route: 2, from: 'Noor Smit', to: 'Piet Bakker' },
  ],
  ['Driver of route 2 from nobody to Noor Smit', { deed: 'driver changed', route: 2, from: ' ', to: 'Noor Smit' }],
  [
    'Driver of route 2 from Noor Smit to nobody',
    { deed: 'driver changed', route: 2, from: 'Noor Smit', to: undefined },
  ],
  ['Bakkerij Jansen locked', { deed: 'locked', stops: [stop], routes: [] }],
  ['Route 3 unlocked', { deed: 'unlocked', stops: [], routes: [3] }],
  ['Bakkerij Jansen and route 3 locked', { deed: 'locked', stops: [stop], routes: [3] }],
  ['2 stops and 2 routes unlocked', { deed: 'unlocked', stops: [stop, stop], routes: [1, 3] }],
  ['Route 2 recalculated', { deed: 'route recalculated', route: 2 }],
  [
    'Optimisation accepted: 8 routes, 87 stops planned, 3 unplanned',
    { deed: 'optimisation accepted', routes: 8, planned: 87, unplanned: 3, added: 0, removed: 0 },
  ],
  [
    'Optimisation accepted in part: 2 routes, 9 stops planned, 1 unplanned',
    { deed: 'optimisation accepted in part', routes: 2, planned: 9, unplanned: 1, added: 0, removed: 0 },
  ],
  [
    'Plan saved: 1 route, 1 stop planned, 0 unplanned',
    { deed: 'plan saved', routes: 1, planned: 1, unplanned: 0, added: 0, removed: 0 },
  ],
  ['Undone: Bakkerij Jansen added', { deed: 'undone', words: 'Bakkerij Jansen added' }],
  ['Redone: Bakkerij Jansen added', { deed: 'redone', words: 'Bakkerij Jansen added' }],
]

describe('the words of a deed', () => {
  it.each(said)('%s', (words, deed) => {
    expect(wordsOf(deed)).toBe(words)
  })

  it('cut a long name, so that what was done to it still shows', () => {
    expect(wordsOf({ deed: 'stop removed', stop: 'n'.repeat(200) })).toBe(`${'n'.repeat(60)}… removed`)
  })

  it('end after 200 characters', () => {
    expect(wordsOf({ deed: 'undone', words: 'w'.repeat(200) })).toBe(`Undone: ${'w'.repeat(192)}…`)
  })
})
