import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import type { Plan } from '../../../../src/domain/plan'
import { stopListOf } from '../../../../src/domain/stop'
import type { ActivityAddress } from '../../../../src/domain/route'
import { routeOnScreen } from '../../../../src/ui/screens/route-details/view-model'
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

const nobody = { drivers: [], chosen: undefined }

const route = () => {
  const shown = routeOnScreen({ project: '7', index: 0, plan: openOn(plan), ...nobody })
  return shown.kind === 'route' ? shown : undefined
}

describe('the details of a route (§2)', () => {
  it('name the route, its day and its activities', () => {
    expect(route()?.meta).toEqual(['Amersfoort', { words: 'Ma 23-11', lang: 'nl' }, '', '', '6 activities'])
  })

  it('show a circle where it starts and ends, and a dash for 0 and -1', () => {
    expect(route()?.rows.map(({ mark }) => (mark.kind === 'circle' ? 'o' : mark.text))).toEqual([
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
      name: { words: 'Installatiebedrijf Verhoe…', whole: 'Installatiebedrijf Verhoeven' },
      address: { words: 'Utrechtseweg 17…', whole: 'Utrechtseweg 179' },
      zip: '3811 DD',
      type: { initial: 'P', word: 'pickup' },
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
    expect(route()?.rows[0]?.type.word).toBe('Start')
  })

  it('tell a route that is not there from a plan that is not there yet', () => {
    expect(routeOnScreen({ project: '7', index: 4, plan: openOn(plan), ...nobody }).kind).toBe('no such route')
    expect(routeOnScreen({ project: '8', index: 0, plan: openOn(plan), ...nobody }).kind).toBe('waiting')
    const failed: PlanState = { kind: 'failed', projectId: '7', isUnknown: false }
    expect(routeOnScreen({ project: '7', index: 0, plan: failed, ...nobody })).toEqual({
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
    const shown = routeOnScreen({ project: '7', index: 0, plan: openOn(closing), ...nobody })
    expect(shown.kind === 'route' && shown.rows.map(({ flags }) => flags)).toEqual([[], ['late by 20 minutes'], []])
  })
})
