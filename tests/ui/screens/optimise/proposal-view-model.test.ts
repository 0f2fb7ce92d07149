import { describe, expect, it } from 'vitest'
import { vehicleInfeasibility } from '../../../../src/domain/problem'
import type { Proposed } from '../../../../src/application/optimisation'
import type { OpenPlan } from '../../../../src/application/plan'
import { newDriver, type Driver } from '../../../../src/domain/driver'
import { acceptedPart } from '../../../../src/domain/optimisation'
import type { Plan } from '../../../../src/domain/plan'
import { proposalViewModel } from '../../../../src/ui/screens/optimise/proposal-view-model'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { aPlanOf, planOf } from '../../../kit/builders/plan'
import { joris } from '../../../kit/delivery/joris'
import { aDrive, aProposal, openPlanWith } from '../../../kit/builders/proposal'
import { aVisitTo } from '../../../kit/builders/route'

const driver = newDriver({ ...joris, vehicleCapacity: 40 }, { id: 'd1', shortId: '', createdAt: '' })
const viewModelOf = (proposed: Proposed, open: OpenPlan) => proposalViewModel(proposed, open, [])

const current = aPlanOf([aDrive(['a', 'b'], 100, 8)], ['c'])
const shorter = aPlanOf([aDrive(['a', 'b', 'c'], 50, 6)])
const longer = aPlanOf([aDrive(['b', 'a'], 150, 9)], ['c'])

const figuresOf = ({ figures }: ReturnType<typeof viewModelOf>) =>
  figures.map(({ value, change }) => [value, change?.text])

describe('proposalViewModel', () => {
  it('a proposal is compared with the current plan, in figures and route by route', () => {
    const viewModel = viewModelOf(aProposal(shorter), openPlanWith(current))
    expect(figuresOf(viewModel)).toEqual([
      ['56 km', '−56\u00a0km, −50%'],
      ['6:00', '−2\u00a0h'],
      ['0', '−1'],
    ])
    expect(viewModel.rows).toMatchObject([
      {
        index: 0,
        number: '1',
        name: 'Noord',
        note: '1 stop added',
        stops: { from: '2', to: '3' },
        km: { from: '111', to: '56' },
        change: { text: '−56\u00a0km', kind: 'better' },
      },
    ])
    expect([viewModel.movedStopsText, viewModel.verdict]).toEqual(['1 stop gets a route', 'better'])
  })

  it('a proposal says how level its routes are, in hours and in stops, beside those of today', () => {
    const days = (first: number, other: number) =>
      aPlanOf([aDrive(['a', 'b', 'c'], 50, first), aDrive(['d'], 50, other, { index: 1, carrierId: 8 })])
    const textOf = (after: Plan, before: Plan) => viewModelOf(aProposal(after), openPlanWith(before)).levelText
    expect(textOf(days(5, 6), days(8, 2))).toBe('2 routes of 5:00 to 6:00 h, 1 to 3 stops; now 2 of 2:00 to 8:00 h')
    expect(textOf(days(5, 5), current)).toBe('2 routes of 5:00 h, 1 to 3 stops; now 1 of 8:00 h')
    expect(textOf(days(5, 6), aPlanOf([], ['a']))).toBe('2 routes of 5:00 to 6:00 h, 1 to 3 stops')
    expect(textOf(shorter, current)).toBeUndefined()
  })

  it('the distance of a proposal is the one of the server, and present distances are scaled by the same factor', () => {
    const best = { cost: 1, metres: 70_000, seconds: 0, planned: 3, unplanned: 0 }
    expect(figuresOf(viewModelOf(aProposal(shorter, { best }), openPlanWith(current)))[0]).toEqual([
      '70 km',
      '−70\u00a0km, −50%',
    ])
  })

  it('routes of other days are left out of the figures and have no row', () => {
    const other = aDrive(['z'], 300, 2, { index: 4, day: '2026-11-24', name: 'Dinsdag' })
    const before = aPlanOf([aDrive(['a', 'b'], 100, 8), other], ['c'])
    const after = aPlanOf([aDrive(['a', 'b', 'c'], 50, 6), other])
    const viewModel = viewModelOf(aProposal(after), openPlanWith(before))
    expect(figuresOf(viewModel)[0]).toEqual(['56 km', '−56\u00a0km, −50%'])
    expect(viewModel.rows.map(({ name }) => name)).toEqual(['Noord'])
  })

  it('a proposal has no comparison where there are no routes yet', () => {
    const viewModel = viewModelOf(aProposal(shorter), openPlanWith(aPlanOf([], ['a', 'b', 'c'])))
    expect(figuresOf(viewModel)).toEqual([
      ['56 km', undefined],
      ['6:00', undefined],
      ['0', '−3'],
    ])
    expect([viewModel.movedStopsText, viewModel.verdict, viewModel.rows[0]?.change, viewModel.rows[0]?.note]).toEqual([
      '3 stops planned',
      'better',
      undefined,
      '',
    ])
  })

  it('a proposal is no better where no figure is lower and the chosen carriers drive the current routes', () => {
    expect(viewModelOf(aProposal(longer), openPlanWith(current)).verdict).toBe('no better')
    expect(viewModelOf(aProposal(current), openPlanWith(current)).verdict).toBe('no better')
    const proposed = aProposal(longer)
    const trackedJob = { ...proposed.trackedJob, driverOrCarrierIds: ['8'] }
    expect(viewModelOf({ ...proposed, trackedJob }, openPlanWith(current)).verdict).toBe('better')
    const twoRoutes = aPlanOf([aDrive(['a'], 50, 4), aDrive(['b'], 50, 4, { index: 1, carrierId: 9 })], ['c'])
    expect(viewModelOf(aProposal(twoRoutes), openPlanWith(twoRoutes)).verdict).toBe('better')
  })

  it('a proposal is better where the current routes break a rule, or where it shortens the longest day', () => {
    const overloaded = planOf(
      [aDrive(['a', 'b'], 100, 8, { driverId: 'd1', carrierId: undefined })],
      [
        { ...plainFacts, id: 'a', demand: [30] },
        { ...plainFacts, id: 'b', demand: [30] },
        { ...plainFacts, id: 'c' },
      ],
    )
    const trackedJob = { ...aProposal(longer).trackedJob, planFor: 'drivers', driverOrCarrierIds: ['d1'] } as const
    const verdict = (drivers: ReadonlyArray<Driver>) =>
      proposalViewModel({ ...aProposal(longer), trackedJob }, openPlanWith(overloaded), drivers).verdict
    expect([verdict([{ ...driver, vehicleCapacity: 60 }]), verdict([driver])]).toEqual(['no better', 'better'])

    const days = (first: number, other: number) =>
      aPlanOf([aDrive(['a'], 50, first), aDrive(['b'], 50, other, { index: 1, carrierId: 8 })])
    expect(viewModelOf(aProposal(days(5, 6)), openPlanWith(days(8, 2))).verdict).toBe('better')
    expect(viewModelOf(aProposal(days(8, 3)), openPlanWith(days(8, 2))).verdict).toBe('no better')
  })

  it('a proposal is outdated once others have touched all of its routes, unless it is being saved', () => {
    const affectingChange = { by: 'Piet', at: '2026-11-24T06:52:00.000Z', effect: { kind: 'changed' } } as const
    const affectedRoutes = new Map([['route 0', affectingChange]])
    expect(viewModelOf(aProposal(shorter, { affectedRoutes }), openPlanWith(current, 4)).verdict).toBe('outdated')
    expect(viewModelOf(aProposal(shorter, { isOutdated: true }), openPlanWith(current)).verdict).toBe('outdated')
    expect(viewModelOf(aProposal(shorter, { affectedRoutes, isSaving: true }), openPlanWith(shorter, 4)).verdict).toBe(
      'better',
    )
    expect(viewModelOf(aProposal(shorter), openPlanWith(current, 4)).verdict).toBe('better')
  })

  it('an unplanned stop without coordinates leads to where it is put on the map', () => {
    const plan = planOf([], [{ ...plainFacts, id: 'c', coordinates: undefined }])
    const proposal = aProposal(longer, { unplanned: [{ stop: 'c', reasons: [], repairs: [] }] })
    expect(viewModelOf(proposal, openPlanWith(plan)).unplanned.listed[0]?.lacksPlace).toBe(true)
  })

  it('shared repairs are listed while all routes are accepted', () => {
    const sharedRepair = {
      description: 'Noor Smit on Ma 23-11: home 2 hours later',
      extraMetres: 21_000,
      extraSeconds: 6_900,
    }
    const unplannedStops = ['c', 'd', 'e'].map((stop) => ({ stop, reasons: [], repairs: [] }))
    const sharedRepairs = [
      { ...sharedRepair, stops: ['c', 'd'], allowedStopCount: 2 },
      { ...sharedRepair, stops: ['c', 'e'], allowedStopCount: 3 },
      { ...sharedRepair, stops: ['c', 'e'], allowedStopCount: undefined },
    ]
    const proposed = aProposal(longer, { unplanned: unplannedStops, sharedRepairs })
    expect(viewModelOf(proposed, openPlanWith(current)).sharedRepairs.map(({ text }) => text)).toEqual([
      'Noor Smit on Ma 23-11: home 2 hours later, for all 2 left out that day (+21\u00a0km, +1\u00a0h\u00a055\u00a0min)',
      'Noor Smit on Ma 23-11: home 2 hours later, for 2 of the 3 left out that day (+21\u00a0km, +1\u00a0h\u00a055\u00a0min)',
      'Noor Smit on Ma 23-11: home 2 hours later, for 2 stops (+21\u00a0km, +1\u00a0h\u00a055\u00a0min)',
    ])
    expect(viewModelOf({ ...proposed, declined: ['0'] }, openPlanWith(current)).sharedRepairs).toEqual([])
    expect(viewModelOf(aProposal(longer), openPlanWith(current)).sharedRepairs).toEqual([])
  })

  it('an unplanned stop has, for each rule, the reason of the vehicle that comes nearest', () => {
    const reasons = [
      vehicleInfeasibility('v1', 'time slot', 3600),
      vehicleInfeasibility('v2', 'time slot', 600),
      vehicleInfeasibility('v3', 'capacity', 2),
      vehicleInfeasibility('v4', 'not allowed'),
    ]
    const repairs = [{ description: 'On route 2', extraMetres: 8_400, extraSeconds: 1_320 }]
    const { unplanned } = viewModelOf(
      aProposal(longer, {
        unplanned: [
          { stop: 'c', reasons, repairs },
          { stop: 'nowhere', reasons: [], repairs: [] },
          { stop: 'island', reasons: ['v1', 'v2'].map((id) => vehicleInfeasibility(id, 'no road')), repairs: [] },
          {
            stop: 'gone',
            reasons: [vehicleInfeasibility('v1', 'not allowed'), vehicleInfeasibility('v2', 'not allowed')],
            repairs: [],
          },
        ],
      }),
      openPlanWith(current),
    )
    expect(unplanned.listed.map((stop) => [stop.id, stop.reasons, stop.repairs.map(({ text }) => text)])).toEqual([
      [
        'c',
        ['too late for the time slot by 10 minutes, with the best of 2 vehicles', 'too much load for the vehicle by 2'],
        ['On route 2 (+8.4\u00a0km, +22\u00a0min)'],
      ],
      ['nowhere', ['the search ended before it came to this stop'], []],
      ['island', ['no road leads there'], []],
      ['gone', ['meant for another day or driver (2 vehicles)'], []],
    ])
  })

  it('new routes and routes that are no longer driven have a note', () => {
    const other = aPlanOf([aDrive(['a', 'b', 'c'], 50, 6, { name: 'West', carrierId: 9, index: 2 })])
    const { rows } = viewModelOf(aProposal(other), openPlanWith(current))
    expect(rows.map(({ number, name, note, stops }) => [number, name, note, stops.from, stops.to])).toEqual([
      ['3', 'West', 'New route', undefined, '3'],
      ['–', 'Noord', 'Driven no more', '2', '0'],
    ])
  })

  it('a partly accepted proposal has the figures of that part, and lists the stops on no route', () => {
    const north = aDrive(['a', 'b'], 100, 8)
    const south = aDrive(['c'], 40, 3, { index: 1, name: 'Zuid', carrierId: 8 })
    const before = aPlanOf([north, south])
    const after = aPlanOf([aDrive(['a'], 20, 2), aDrive(['c', 'b'], 60, 4, { index: 1, name: 'Zuid', carrierId: 8 })])
    const declined = ['route 1']
    const part = acceptedPart(before, after, new Set(declined))
    const planIfAccepted = { document: { routes: part.routes, unknownFields: {} }, stops: part.stops }
    const viewModel = viewModelOf(aProposal(after, { declined, planIfAccepted }), openPlanWith(before))
    expect(figuresOf(viewModel).map(([value]) => value)).toEqual(['67 km', '5:00', '1'])
    expect(viewModel.rows.map(({ name, isAccepted, note, stops }) => [name, isAccepted, note, stops.to])).toEqual([
      ['Noord', true, '1 stop unplanned', '1'],
      ['Zuid', false, 'Stays as it is now', '1'],
    ])
    expect(viewModel.acceptedCount).toBe(1)
    expect(viewModel.unplanned.listed).toEqual([
      {
        id: 'b',
        name: 'Bakkerij Jansen',
        reasons: ['the route that would take it is not chosen'],
        repairs: [],
        lacksPlace: false,
      },
    ])
  })

  it('a new route keeps its figures where one before it is declined and it gets another number', () => {
    const after = aPlanOf([
      aDrive(['a'], 20, 2, { carrierId: 7 }),
      aDrive(['b', 'c'], 60, 4, { index: 1, name: 'Zuid', carrierId: 8 }),
    ])
    const before = aPlanOf([], ['a', 'b', 'c'])
    const part = acceptedPart(before, after, new Set(['route 0']))
    const planIfAccepted = { document: { routes: part.routes, unknownFields: {} }, stops: part.stops }
    const { rows } = viewModelOf(aProposal(after, { declined: ['route 0'], planIfAccepted }), openPlanWith(before))
    expect(rows.map(({ index, name, stops, km }) => [index, name, stops.to, km.to])).toEqual([
      [undefined, 'Noord', '0', '0'],
      [0, 'Zuid', '2', '67'],
    ])
  })

  it('each route has its day, the hours between its shown times, load and capacity', () => {
    const end = aVisitTo('end', { arrival: '2026-11-23T15:00:40+01:00' })
    const drivenPlan = aPlanOf([aDrive(['a', 'b', 'c'], 50, 6, { driverId: 'd1', end })])
    const detailsFor = (drivers: ReadonlyArray<Driver>) =>
      proposalViewModel(aProposal(drivenPlan), openPlanWith(current), drivers).rows[0]?.details
    expect([[], [driver]].map(detailsFor)).toEqual(['Ma 23-11, 6:00 h, load 3', 'Ma 23-11, 6:00 h, load 3 of 40'])
  })
})
