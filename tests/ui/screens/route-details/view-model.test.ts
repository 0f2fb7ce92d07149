import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Plan } from '../../../../src/domain/plan'
import { stopList } from '../../../../src/domain/stop'
import type { ActivityAddress } from '../../../../src/domain/route'
import { routeDetailsViewModel } from '../../../../src/ui/screens/route-details/view-model'
import { anOpenPlan } from '../../../kit/builders/open-plan'
import { aPlanOf, aStopCalled, planOf } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const unlocated: ActivityAddress = {
  name: 'Installatiebedrijf Verhoeven',
  address: 'Utrechtseweg 179',
  zipcode: '3811dd',
  coordinates: undefined,
  unknownFields: {},
}

const plan = aPlanOf([
  aRouteTo([], {
    name: 'Amersfoort',
    visits: [
      aVisitTo('a', { stopNumber: 10 }),
      aVisitTo('b', { stopNumber: 20, type: 'pickup', address: unlocated }),
      aVisitTo('c', { stopNumber: -1, address: unlocated }),
      aVisitTo('d', { stopNumber: 0, isPlanned: false }),
    ],
  }),
])

const openState = (openedPlan: Plan): PlanState => anOpenPlan({ plan: openedPlan })

const noDrivers = { drivers: [], chosenDriver: undefined }

const routeView = () => {
  const viewModel = routeDetailsViewModel({ project: '7', index: 0, plan: openState(plan), ...noDrivers })
  return viewModel.kind === 'route' ? viewModel : undefined
}

describe('routeDetailsViewModel (§2)', () => {
  it('the meta line has the name, the day and the number of stops', () => {
    expect(routeView()?.meta).toEqual(['Amersfoort', { text: 'Ma 23-11', lang: 'nl' }, '', '', '4 stops', ''])
  })

  it('a stop that keys move stays after its earlier neighbours where the stop before its new place has left', () => {
    const pendingPosition = { movingStops: ['d'], others: ['a', 'b', 'gone', 'c'], position: 3 } as const
    const input = { project: '7', index: 0, plan: openState(plan), ...noDrivers, pendingPosition }
    const viewModel = routeDetailsViewModel(input)
    const ids = viewModel.kind === 'route' ? viewModel.rows.slice(1, -1).map(({ id }) => id) : []
    expect(ids).toEqual(['a', 'b', 'd', 'c'])
  })

  it('the stops that keys have moved before it keep the order that is sent', () => {
    const pendingPosition = { movingStops: ['b'], others: ['c', 'a', 'd'], position: 1 } as const
    const viewModel = routeDetailsViewModel({
      project: '7',
      index: 0,
      plan: openState(plan),
      ...noDrivers,
      pendingPosition,
    })
    const rows = viewModel.kind === 'route' ? viewModel.rows.slice(1, -1) : []
    expect(rows.map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
  })

  it('the start and the end have a circle, and the numbers 0 and -1 a dash', () => {
    expect(
      routeView()?.rows.map(({ numberBadge }) => (numberBadge.kind === 'circle' ? 'o' : numberBadge.text)),
    ).toEqual(['o', '10', '20', '–', '–', 'o'])
  })

  it('a name is truncated to 25 and an address to 15 characters, with the full texts kept (§9)', () => {
    expect(routeView()?.rows[2]).toMatchObject({
      name: { text: 'Installatiebedrijf Verhoe…', full: 'Installatiebedrijf Verhoeven' },
      address: { text: 'Utrechtseweg 17…', full: 'Utrechtseweg 179' },
      zip: '3811 DD',
      type: { initial: 'P', name: 'pickup' },
    })
  })

  it('the state of a row is that it has no number or is not planned, otherwise that it has no coordinates', () => {
    expect(routeView()?.rows.map(({ state }) => (state.kind === 'plain' ? '' : state.message))).toEqual([
      '',
      '',
      'No coordinates',
      'No stop number',
      'Not planned',
      '',
    ])
  })

  it('a row has the path of its stop, except for start and end', () => {
    expect(routeView()?.rows.map(({ to }) => to)).toEqual([
      undefined,
      '/projects/7/(tab:stops/a)',
      '/projects/7/(tab:stops/b)',
      '/projects/7/(tab:stops/c)',
      '/projects/7/(tab:stops/d)',
      undefined,
    ])
    expect(routeView()?.rows[0]?.type.name).toBe('Start')
  })

  it('the kind tells an unknown route, a plan of another project and a plan that failed to load apart', () => {
    expect(routeDetailsViewModel({ project: '7', index: 4, plan: openState(plan), ...noDrivers }).kind).toBe(
      'no such route',
    )
    expect(routeDetailsViewModel({ project: '8', index: 0, plan: openState(plan), ...noDrivers }).kind).toBe('loading')
    const failed: PlanState = { kind: 'failed', projectId: '7', isProjectMissing: false }
    expect(routeDetailsViewModel({ project: '7', index: 0, plan: failed, ...noDrivers })).toEqual({
      kind: 'failed',
      isProjectMissing: false,
    })
  })

  it('the row of a late stop has its arrival, its slot and its delay', () => {
    const lateVisit = aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T09:20', departure: '2026-11-23T09:25' })
    const planWithLateStop = {
      ...aPlanOf([aRouteTo([], { visits: [lateVisit] })]),
      stops: stopList.from([aStopCalled('a', { timeSlotLatest: '09:00' })]),
    }
    const viewModel = routeDetailsViewModel({ project: '7', index: 0, plan: openState(planWithLateStop), ...noDrivers })
    const rows = viewModel.kind === 'route' ? viewModel.rows : []
    expect(rows.map(({ timing }) => timing)).toEqual([
      undefined,
      {
        arrival: '09:20',
        slot: 'until 09:00',
        wait: '',
        slack: { kind: 'late', text: '20 min late', short: '20 late', title: 'Late by 20 minutes' },
      },
      undefined,
    ])
    expect(rows.map(({ warnings }) => warnings)).toEqual([[], [], []])
  })

  it('the row of a stop that asks for another day than that of the route says the day', () => {
    const stops = [aStopCalled('a', { requestedDay: '2026-11-24' }), aStopCalled('b', { requestedDay: '2026-11-23' })]
    const missed = planOf([aRouteTo(['a', 'b'], { day: '2026-11-23' })], stops)
    const viewModel = routeDetailsViewModel({ project: '7', index: 0, plan: openState(missed), ...noDrivers })
    const rows = viewModel.kind === 'route' ? viewModel.rows : []
    expect(rows.map(({ warnings }) => warnings)).toEqual([[], ['wants Di 24-11'], [], []])
  })

  it('the row of a reload says how long the vehicle is loaded, and leads to no stop', () => {
    const times = { arrival: '2026-11-23T10:00', departure: '2026-11-23T10:20' }
    const visits = [
      aVisitTo('a', { stopNumber: 10 }),
      aVisitTo('reload-0-1', { type: 'reload', stopNumber: 20, ...times }),
      aVisitTo('b', { stopNumber: 30 }),
    ]
    const withReload = { ...aPlanOf([aRouteTo(['a', 'b'])]), routes: [aRouteTo([], { visits })] }
    const viewModel = routeDetailsViewModel({ project: '7', index: 0, plan: openState(withReload), ...noDrivers })
    const row = viewModel.kind === 'route' ? viewModel.rows[2] : undefined
    expect(row).toMatchObject({
      name: { text: 'Reload at depot, 20 min' },
      type: { initial: 'R', name: 'Reload' },
      isReload: true,
      to: undefined,
      dropTarget: { route: 0, after: 'reload-0-1', side: 'after' },
    })
    expect(viewModel.kind === 'route' ? viewModel.summary.visitCount : undefined).toBe(2)
  })
})
