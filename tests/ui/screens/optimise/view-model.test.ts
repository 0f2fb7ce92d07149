import { describe, expect, it } from 'vitest'
import {
  idle,
  initialOptimisationState,
  defaultOptions,
  type OptimisationState,
} from '../../../../src/application/optimisation'
import type { PlanState } from '../../../../src/application/plan'
import { setLocks } from '../../../../src/domain/lock'
import { weightings, type Weighting } from '../../../../src/domain/problem'
import { optimiseViewModel } from '../../../../src/ui/screens/optimise/view-model'
import { aPlanOf } from '../../../kit/builders/plan'
import { openPlanWith } from '../../../kit/builders/proposal'
import { aRouteTo } from '../../../kit/builders/route'
import { right } from '../../../kit/either'

const carriers = [
  { id: 7, displayName: 'Noord' },
  { id: 8, displayName: 'Zuid' },
]
const openState: PlanState = { kind: 'open', ...openPlanWith(aPlanOf([aRouteTo(['a', 'b'])], ['c'])) }
const inProject: OptimisationState = { ...initialOptimisationState, project: '7' }

const viewModelOf = (optimising: OptimisationState, plan: PlanState = openState) =>
  optimiseViewModel({
    project: '7',
    plan,
    optimising,
    drivers: [],
    carriers,
    today: { year: 2026, month: 11, day: 20 },
    now: 0,
  })

const optionsOf = (optimising: OptimisationState) => {
  const viewModel = viewModelOf(optimising)
  return viewModel.kind === 'options' ? viewModel.options : undefined
}

describe('optimiseViewModel, options', () => {
  it('every day, driver and carrier is chosen at first, with counts and their sum', () => {
    const initialOptions = optionsOf(inProject)
    expect(initialOptions?.days).toEqual([
      { key: '2026-11-23', label: 'Ma 23-11', lang: 'nl', note: '2 stops, 1 route', isChosen: true },
    ])
    expect([initialOptions?.anyDay, initialOptions?.planFor, initialOptions?.startDisabledReason]).toEqual([
      '1 stop',
      'carriers',
      undefined,
    ])
    expect(
      initialOptions?.driversAndCarriers.map(({ key, label, note, isChosen }) => [key, label, note, isChosen]),
    ).toEqual([
      ['7', 'Noord', '09:00–18:00 · load 50', true],
      ['8', 'Zuid', '09:00–18:00 · load 50', true],
    ])
    expect(initialOptions?.summary).toBe('3 stops, 2 carriers, 1 day: at most 2 routes')
    expect([initialOptions?.capacityNote, initialOptions?.lockedNote]).toEqual([
      '18 h and a load of 100 together',
      undefined,
    ])
  })

  it('no stop may be late at first, and a note says what a minute late costs once that is allowed', () => {
    expect([optionsOf(inProject)?.latenessWeight, optionsOf(inProject)?.latenessNote]).toEqual([undefined, undefined])
    expect(optionsOf({ ...inProject, options: { ...defaultOptions, latenessWeight: 10 } })?.latenessNote).toBe(
      'A minute late counts as 10 minutes on the road. Nobody is left out for coming too late.',
    )
  })

  it('what is aimed for says what it costs', () => {
    const noteOf = (weights: Weighting) =>
      optionsOf({ ...inProject, options: { ...defaultOptions, weights } })?.weightsNote
    expect(weightings.map(noteOf)).toEqual([
      'Days of about the same hours, at the price of a longer way: for an hour less on a long day, up to about 15 minutes.',
      'As few kilometres as can be: some days may be hours longer than others.',
      'As few routes as can be: days may be as long as the hours of the drivers.',
    ])
  })

  it.each([
    [{ excludedDays: ['2026-11-23'] }, 'Choose a day'],
    [{ excludedCarriers: [7, 8] }, 'Choose a carrier'],
    [{ planFor: 'drivers' }, 'Choose a driver'],
  ] as const)('an optimisation cannot start with %o', (excluded, reason) => {
    expect(optionsOf({ ...inProject, options: { ...defaultOptions, ...excluded } })?.startDisabledReason).toBe(reason)
  })
})

describe('optimiseViewModel, locks', () => {
  it('locked routes and stops are counted before the start', () => {
    const lock = { by: 'demo', at: '2026-11-22T09:15:00.000Z' }
    const plan = right(setLocks(aPlanOf([aRouteTo(['a', 'b'])], ['c']), { stops: ['a', 'c'], routes: [0] }, lock))
    const viewModel = viewModelOf(inProject, { kind: 'open', ...openPlanWith(plan) })
    expect(viewModel).toMatchObject({ kind: 'options', options: { lockedNote: '1 route, 2 stops locked' } })
  })
})

describe('optimiseViewModel', () => {
  it('the screen is loading until the project is open and its running job is known', () => {
    expect(viewModelOf(initialOptimisationState).kind).toBe('loading')
    expect(viewModelOf({ ...inProject, project: '8' }).kind).toBe('loading')
    expect(viewModelOf(inProject, { kind: 'loading', projectId: '7' }).kind).toBe('loading')
  })

  it('the screen says that the project is unknown, or has no stops', () => {
    expect(viewModelOf(inProject, { kind: 'failed', projectId: '7', isProjectMissing: true })).toEqual({
      kind: 'project not loaded',
      isProjectMissing: true,
    })
    expect(viewModelOf(inProject, { kind: 'open', ...openPlanWith(aPlanOf([])) })).toEqual({ kind: 'no stops' })
  })

  it('the screen shows the options again when the job failed, with the reason', () => {
    expect(viewModelOf({ ...inProject, phase: { kind: 'idle', failure: 'The solver stopped.' } })).toMatchObject({
      kind: 'options',
      failure: 'The solver stopped.',
      isStarting: false,
    })
    expect(viewModelOf({ ...inProject, phase: { kind: 'starting' } })).toMatchObject({
      kind: 'options',
      isStarting: true,
    })
    expect(viewModelOf({ ...inProject, phase: idle })).toMatchObject({ failure: undefined })
  })
})
