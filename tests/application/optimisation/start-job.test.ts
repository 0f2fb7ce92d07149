import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  daysToPlan,
  defaultOptions,
  prepareRequest,
  type OptimisationInput,
} from '../../../src/application/optimisation'
import { newDriver } from '../../../src/domain/driver'
import { joris } from '../../kit/delivery/joris'
import { plainFacts } from '../../kit/arbitraries/stop'
import { aStopCalled, planOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { jobDetails, optimisationUseCases } from '../../kit/optimisation-use-cases'

const driver = (id: string) => newDriver({ ...joris, lastName: id }, { id, shortId: id, createdAt: '' })
const stop = (id: string, requestedDay?: string) => ({ ...plainFacts, id, requestedDay })

const monday = aRouteTo(['a', 'b'])
const tuesday = aRouteTo(['c'], { index: 1, day: '2026-11-24', carrierId: 8 })

const situation: OptimisationInput = {
  plan: planOf([monday, tuesday], [stop('a'), stop('b'), stop('c'), stop('d'), stop('e', '2026-11-25')]),
  drivers: [driver('d1'), driver('d2')],
  carriers: [{ id: 7, displayName: 'Noord' }],
  today: { year: 2026, month: 11, day: 20 },
}

describe('daysToPlan', () => {
  it('the days are those of the routes and of the stops, in order', () => {
    expect(daysToPlan(situation)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25'])
  })

  it('the days are the coming Monday to Friday where nothing has a day', () => {
    const plan = planOf([], [aStopCalled('a', { requestedDay: undefined })])
    expect(daysToPlan({ ...situation, plan })).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ])
    expect(daysToPlan({ plan, today: undefined })).toEqual([])
  })
})

describe('prepareRequest', () => {
  it('the request is for all days and drivers that are not excluded', () => {
    const { request, details } = prepareRequest(defaultOptions, situation)
    expect(request).toMatchObject({
      days: ['2026-11-23', '2026-11-24', '2026-11-25'],
      driverIds: ['d1', 'd2'],
      carrierIds: undefined,
      weights: 'balanced',
      budgetSeconds: 20,
    })
    expect(details).toMatchObject({ stops: 5, planFor: 'drivers', driverOrCarrierIds: ['d1', 'd2'] })
  })

  it('the request allows no late visit unless lateness has a price', () => {
    expect(prepareRequest(defaultOptions, situation).request.latenessWeight).toBeUndefined()
    expect(prepareRequest({ ...defaultOptions, latenessWeight: 10 }, situation).request.latenessWeight).toBe(10)
  })

  it('the stop count excludes stops of other days and includes stops of any day', () => {
    const { details } = prepareRequest({ ...defaultOptions, excludedDays: ['2026-11-24', '2026-11-25'] }, situation)
    expect([details.days, details.stops]).toEqual([['2026-11-23'], 3])
  })

  it('the stop count includes a stop of another day that is on a route of a chosen day', () => {
    const plan = planOf([monday, tuesday], [stop('a', '2026-11-25'), stop('b'), stop('c'), stop('e', '2026-11-25')])
    const { details } = prepareRequest(
      { ...defaultOptions, excludedDays: ['2026-11-24', '2026-11-25'] },
      { ...situation, plan },
    )
    expect(details.stops).toBe(2)
  })

  it('the request is for the carriers where they are chosen, or where there are no drivers', () => {
    const carriers = { driverIds: undefined, carrierIds: [7] }
    expect(prepareRequest({ ...defaultOptions, planFor: 'carriers' }, situation).request).toMatchObject(carriers)
    expect(prepareRequest(defaultOptions, { ...situation, drivers: [] }).request).toMatchObject(carriers)
    expect(
      prepareRequest({ ...defaultOptions, excludedCarriers: [7], planFor: 'carriers' }, situation).details
        .driverOrCarrierIds,
    ).toEqual([])
  })

  it('the request includes a driver added later, but not an excluded one', () => {
    const drivers = [...situation.drivers, driver('d3')]
    const { request } = prepareRequest({ ...defaultOptions, excludedDrivers: ['d1'] }, { ...situation, drivers })
    expect(request.driverIds).toEqual(['d2', 'd3'])
  })
})

describe('startOptimisation', () => {
  it('a started job is followed, and stored so that a reload finds it', async () => {
    const useCases = optimisationUseCases()
    useCases.clock.advance(5_000)
    const done = useCases.start()
    expect([useCases.kind(), useCases.store.isBusy]).toEqual(['starting', true])
    useCases.calls.optimised[0]?.resolve(E.right('j1'))
    await done
    expect(useCases.phase()).toMatchObject({
      kind: 'running',
      trackedJob: { jobId: 'j1', ...jobDetails, askedAt: 5_000 },
      progress: 0,
    })
    expect(useCases.calls.followed.map(({ id }) => id)).toEqual(['j1'])
    expect(useCases.jobStorage.load('7')).toEqual({ jobId: 'j1', ...jobDetails, askedAt: 5_000 })
  })

  it('only one job is started, however often the button is pressed', async () => {
    const useCases = optimisationUseCases()
    const done = useCases.start()
    await useCases.start()
    useCases.calls.optimised[0]?.resolve(E.right('j1'))
    await done
    await useCases.start()
    expect(useCases.calls.optimised).toHaveLength(1)
  })

  it('a job that could not be started shows the message of the server', async () => {
    const useCases = optimisationUseCases()
    useCases.store.set({ ...useCases.store.value, options: { ...useCases.store.value.options, weights: 'fewest' } })
    const done = useCases.start()
    const message = 'There is nobody to drive: add a driver first.'
    useCases.calls.optimised[0]?.resolve(E.left({ kind: 'refused', code: 'nothing_to_plan', message }))
    await done
    expect(useCases.phase()).toEqual({ kind: 'idle', failure: message })
    expect(useCases.store.value.options.weights).toBe('fewest')
    expect(useCases.calls.failed).toMatchObject([['optimise', { kind: 'refused' }]])
    expect(useCases.jobStorage.load('7')).toBeUndefined()
  })

  it('a job does not show in a project opened meanwhile, but is found in its own later', async () => {
    const useCases = optimisationUseCases()
    const done = useCases.start()
    useCases.open('8')
    useCases.calls.optimised[0]?.resolve(E.right('j1'))
    await done
    expect([useCases.kind(), useCases.calls.followed.length]).toEqual(['idle', 0])
    useCases.open('7')
    expect(useCases.phase()).toMatchObject({ kind: 'running', trackedJob: { jobId: 'j1' } })
  })

  it('no job is started without a project', async () => {
    const useCases = optimisationUseCases()
    useCases.resume(undefined)
    await useCases.start()
    expect(useCases.calls.optimised).toEqual([])
  })
})
