import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Plan } from '../../../../src/domain/plan'
import { stopListOf } from '../../../../src/domain/stop'
import type { ActivityAddress } from '../../../../src/domain/route'
import { routeDetailsViewModel } from '../../../../src/ui/screens/route-details/view-model'
import { anOpenPlan } from '../../../kit/builders/open-plan'
import { aPlanOf, aStopCalled } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const at: ActivityAddress = {
  name: 'Installatiebedrijf Verhoeven',
  address: 'Utrechtseweg 179',
  zipcode: '3811 DD',
  coordinates: undefined,
  extra: {},
}

const plan = aPlanOf([
  aRouteTo([], {
    name: 'Amersfoort',
    visits: [
      aVisitTo('a', { stopNumber: 10 }),
      aVisitTo('b', { stopNumber: 20, type: 'pickup', address: at }),
      aVisitTo('c', { stopNumber: -1, address: at }),
      aVisitTo('d', { stopNumber: 0, isPlanned: false }),
    ],
  }),
])

const openOn = (of: Plan): PlanState => anOpenPlan({ plan: of })

const noDrivers = { drivers: [], chosenDriver: undefined }

const route = () => {
  const shown = routeDetailsViewModel({ project: '7', index: 0, plan: openOn(plan), ...noDrivers })
  return shown.kind === 'route' ? shown : undefined
}

describe('the details of a route (§2)', () => {
  it('name the route, its day and its activities', () => {
    expect(route()?.meta).toEqual(['Amersfoort', { text: 'Ma 23-11', lang: 'nl' }, '', '', '6 activities'])
  })

  it('show a circle where it starts and ends, and a dash for 0 and -1', () => {
    expect(route()?.rows.map(({ numberBadge }) => (numberBadge.kind === 'circle' ? 'o' : numberBadge.text))).toEqual([
      'o',
      '10',
      '20',
      '–',
      '–',
      'o',
    ])
  })

  it('cut a name at 25 and an address at 15, and keep the whole of both (§9)', () => {
    expect(route()?.rows[2]).toMatchObject({
      name: { text: 'Installatiebedrijf Verhoe…', full: 'Installatiebedrijf Verhoeven' },
      address: { text: 'Utrechtseweg 17…', full: 'Utrechtseweg 179' },
      zip: '3811 DD',
      type: { initial: 'P', name: 'pickup' },
    })
  })

  it('mark a row as warning before they mark it as info', () => {
    expect(route()?.rows.map(({ state }) => (state.kind === 'plain' ? '' : state.message))).toEqual([
      '',
      '',
      'No coordinates',
      'No stop number',
      'Not planned',
      '',
    ])
  })

  it('lead to stops, but not from start and end', () => {
    expect(route()?.rows.map(({ to }) => to)).toEqual([
      undefined,
      '/projects/7/(tab:stops/a)',
      '/projects/7/(tab:stops/b)',
      '/projects/7/(tab:stops/c)',
      '/projects/7/(tab:stops/d)',
      undefined,
    ])
    expect(route()?.rows[0]?.type.name).toBe('Start')
  })

  it('tell a route that is not there from a plan that is not there yet', () => {
    expect(routeDetailsViewModel({ project: '7', index: 4, plan: openOn(plan), ...noDrivers }).kind).toBe(
      'no such route',
    )
    expect(routeDetailsViewModel({ project: '8', index: 0, plan: openOn(plan), ...noDrivers }).kind).toBe('waiting')
    const failed: PlanState = { kind: 'failed', projectId: '7', isUnknown: false }
    expect(routeDetailsViewModel({ project: '7', index: 0, plan: failed, ...noDrivers })).toEqual({
      kind: 'failed',
      isUnknown: false,
    })
  })

  it('say at a stop by how much it is late', () => {
    const late = aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T09:20', departure: '2026-11-23T09:25' })
    const closing = {
      ...aPlanOf([aRouteTo([], { visits: [late] })]),
      stops: stopListOf([aStopCalled('a', { timeSlotLatest: '09:00' })]),
    }
    const shown = routeDetailsViewModel({ project: '7', index: 0, plan: openOn(closing), ...noDrivers })
    expect(shown.kind === 'route' && shown.rows.map(({ flags }) => flags)).toEqual([[], ['late by 20 minutes'], []])
  })
})
