import { describe, expect, it } from 'vitest'
import { idle, initialOptimisationState, defaultOptions, type OptimisationState } from '../../../../src/application/optimisation'
import type { PlanState } from '../../../../src/application/plan'
import { setLocks } from '../../../../src/domain/plan'
import { optimiseOnScreen } from '../../../../src/ui/screens/optimise/view-model'
import { aPlanOf } from '../../../kit/builders/plan'
import { openPlanWith } from '../../../kit/builders/proposal'
import { aRouteTo } from '../../../kit/builders/route'
import { right } from '../../../kit/either'

const carriers = [
  { id: 7, displayName: 'Noord' },
  { id: 8, displayName: 'Zuid' },
]
const open: PlanState = { kind: 'open', ...openPlanWith(aPlanOf([aRouteTo(['a', 'b'])], ['c'])) }
const here: OptimisationState = { ...initialOptimisationState, project: '7' }

const seen = (optimising: OptimisationState, plan: PlanState = open) =>
  optimiseOnScreen({
    project: '7',
    plan,
    optimising,
    drivers: [],
    carriers,
    today: { year: 2026, month: 11, day: 20 },
    now: 0,
  })

const wishesOf = (optimising: OptimisationState) => {
  const shown = seen(optimising)
  return shown.kind === 'wishing' ? shown.wishes : undefined
}

describe('the wishes', () => {
  it('begin with every day and crew chosen, with counts and their sum', () => {
    const wishes = wishesOf(here)
    expect(wishes?.days).toEqual([
      { key: '2026-11-23', words: 'Ma 23-11', lang: 'nl', note: '2 stops, 1 route', isChosen: true },
    ])
    expect([wishes?.anyDay, wishes?.planFor, wishes?.whyNotStart]).toEqual(['1 stop', 'carriers', undefined])
    expect(wishes?.crews.map(({ key, words, note, isChosen }) => [key, words, note, isChosen])).toEqual([
      ['7', 'Noord', '09:00–18:00 · 50', true],
      ['8', 'Zuid', '09:00–18:00 · 50', true],
    ])
    expect(wishes?.sum).toBe('3 stops, 2 carriers, 1 day: at most 2 routes')
    expect([wishes?.means, wishes?.locked]).toEqual(['18 h and a load of 100 together', undefined])
  })

  it('let no stop be late at first, and say what a minute late is worth once it is allowed', () => {
    expect([wishesOf(here)?.lateness, wishesOf(here)?.latenessMeans]).toEqual([undefined, undefined])
    expect(wishesOf({ ...here, options: { ...defaultOptions, lateness: 10 } })?.latenessMeans).toBe(
      'A minute late counts as 10 minutes on the road. Nobody is left out for coming too late.',
    )
  })

  it.each([
    [{ daysLeftOut: ['2026-11-23'] }, 'Choose a day'],
    [{ carriersLeftOut: [7, 8] }, 'Choose a carrier'],
    [{ planFor: 'drivers' }, 'Choose a driver'],
  ] as const)('cannot be started with %o', (left, why) => {
    expect(wishesOf({ ...here, options: { ...defaultOptions, ...left } })?.whyNotStart).toBe(why)
  })
})

describe('what is locked', () => {
  it('is counted before the start', () => {
    const lock = { by: 'demo', at: '2026-11-22T09:15:00.000Z' }
    const plan = right(setLocks(aPlanOf([aRouteTo(['a', 'b'])], ['c']), { stops: ['a', 'c'], routes: [0] }, lock))
    const shown = seen(here, { kind: 'open', ...openPlanWith(plan) })
    expect(shown).toMatchObject({ kind: 'wishing', wishes: { locked: '1 route, 2 stops locked' } })
  })
})

describe('the screen', () => {
  it('waits for the project, and for the job that was left running in it', () => {
    expect(seen(initialOptimisationState).kind).toBe('waiting')
    expect(seen({ ...here, project: '8' }).kind).toBe('waiting')
    expect(seen(here, { kind: 'loading', projectId: '7' }).kind).toBe('waiting')
  })

  it('says that the project is unknown, or has no stops', () => {
    expect(seen(here, { kind: 'failed', projectId: '7', isUnknown: true })).toEqual({
      kind: 'no plan',
      isUnknown: true,
    })
    expect(seen(here, { kind: 'open', ...openPlanWith(aPlanOf([])) })).toEqual({ kind: 'no stops' })
  })

  it('shows the wishes again when the job failed, and says why', () => {
    expect(seen({ ...here, phase: { kind: 'idle', failure: 'The solver stopped.' } })).toMatchObject({
      kind: 'wishing',
      failure: 'The solver stopped.',
      isStarting: false,
    })
    expect(seen({ ...here, phase: { kind: 'starting' } })).toMatchObject({ kind: 'wishing', isStarting: true })
    expect(seen({ ...here, phase: idle })).toMatchObject({ failure: undefined })
  })
})
