import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import { newDriver } from '../../../../src/domain/driver'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import { stopList, type Stop } from '../../../../src/domain/stop'
import { unchangedAssignment } from '../../../../src/ui/screens/stop-details/assignment'
import { stopDetailsViewModel, stopDetailRows, warningTexts } from '../../../../src/ui/screens/stop-details/view-model'
import { stopRowOf } from '../../../../src/ui/screens/stops/stop-row'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { anOpenPlan } from '../../../kit/builders/open-plan'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'
import { withFields } from '../../../kit/builders/stop'
import { joris } from '../../../kit/delivery/joris'

const huisman = aStopCalled('b', { customerName: 'Fietsenwinkel Huisman', stopNumber: 50, color: '#39a15b' })

const openState = (stop: Stop): PlanState => anOpenPlan({ plan: { ...emptyPlan, stops: stopList.from([stop]) } })

const viewModelOf = (plan: PlanState, id = 'b') =>
  stopDetailsViewModel({
    project: '7',
    id,
    plan,
    carriers: undefined,
    assignment: unchangedAssignment,
    movedBy: undefined,
    drivers: [],
    taskUrlTemplate: '/tasks/{stopId}',
  })

describe('stopDetailsViewModel (§2)', () => {
  it('a stop has its name, and a badge with its number in the colour of its route', () => {
    expect(viewModelOf(openState(huisman))).toMatchObject({
      kind: 'stop',
      stopView: {
        name: 'Fietsenwinkel Huisman',
        badge: { number: '50', colour: { name: 'green' } },
        taskUrl: '/tasks/b',
      },
    })
  })

  it('a stop with the number -1 has no badge', () => {
    expect(viewModelOf(openState(withFields(huisman, { stopNumber: -1 })))).toMatchObject({
      stopView: { badge: undefined },
    })
  })

  it('the kind tells a plan that is loading, a plan that failed to load and an unknown stop apart', () => {
    expect(viewModelOf({ kind: 'closed' })).toEqual({ kind: 'loading' })
    expect(viewModelOf({ kind: 'loading', projectId: '7' })).toEqual({ kind: 'loading' })
    expect(viewModelOf({ kind: 'loading', projectId: '8' })).toEqual({ kind: 'loading' })
    expect(viewModelOf({ kind: 'failed', projectId: '7', isProjectMissing: true })).toEqual({
      kind: 'failed',
      isProjectMissing: true,
    })
    expect(viewModelOf(openState(huisman), 'x')).toEqual({ kind: 'no such stop' })
  })
})

describe('the summary of a visit on the page of its stop', () => {
  const summaryOf = (plan: Plan) => {
    const viewModel = viewModelOf(anOpenPlan({ plan }))
    return viewModel.kind === 'stop' ? viewModel.stopView.visitSummary : undefined
  }
  const stops = [aStopCalled('b', { timeSlotEarliest: '09:00', timeSlotLatest: '11:00' })]

  it('a planned stop has its arrival, time slot, slack and driver', () => {
    const visits = [aVisitTo('b', { arrival: '2026-11-23T10:36:00+01:00' })]
    expect(summaryOf(planOf([aRouteTo([], { visits, driverName: 'Youssef El Amrani' })], stops))).toEqual({
      arrival: '10:36',
      slot: '09:00–11:00',
      wait: '',
      slack: { kind: 'tight', text: '24 min', short: '24 min', title: '24 minutes of slack, tight' },
      driver: 'Youssef El Amrani',
    })
  })

  it('an unplanned stop has its time slot alone', () => {
    expect(summaryOf(planOf([], stops))).toEqual({
      arrival: '',
      slot: '09:00–11:00',
      wait: '',
      slack: undefined,
      driver: '',
    })
  })
})

describe('stopDetailRows', () => {
  const labels = (stop: Stop) => stopDetailRows(stop).map(({ label }) => label)
  const commonLabels = ['Type', 'Priority', 'Customer name', 'Contact name', 'Zip', 'House number', 'Suffix', 'Address']

  it('the common fields come first, then the optional ones with a value', () => {
    expect(labels(huisman)).toEqual([...commonLabels, 'Demand'])
    expect(stopDetailRows(withFields(huisman, { zip: '3811dd' }))[4]).toEqual({ label: 'Zip', value: '3811 DD' })
    expect(labels(withFields(huisman, { notes: ' ' }))).toEqual([...commonLabels, 'Demand'])
    const optionalFields = {
      timeSlotEarliest: '9:30',
      timeSlotLatest: '2026-11-23T12:00',
      duration: 12,
      productDescription: '2 x crate',
      notes: 'Ring twice',
      phone: '06 1234 5678',
    }
    expect(stopDetailRows(withFields(huisman, { ...optionalFields })).slice(commonLabels.length)).toEqual([
      { label: 'Timeslot earliest', value: '09:30' },
      { label: 'Timeslot latest', value: '23 Nov 2026, 12:00' },
      { label: 'Duration', value: '12 min' },
      { label: 'Products', value: '2 x crate' },
      { label: 'Notes', value: 'Ring twice' },
      { label: 'Phone', value: '06 1234 5678' },
      { label: 'Day', value: 'Ma 23-11' },
      { label: 'Demand', value: '1' },
    ])
  })

  it('a missing address summary is made of its parts', () => {
    expect(stopDetailRows(withFields(huisman, { addressSummary: undefined }))).toContainEqual({
      label: 'Address',
      value: 'Oude Gracht 12, 3511 AB Utrecht',
    })
  })
})

describe('warningTexts', () => {
  const visits = [
    aVisitTo('a', { stopNumber: 10, arrival: '2026-11-23T09:10', departure: '2026-11-23T09:15' }),
    aVisitTo('b', { stopNumber: 20, arrival: '2026-11-23T10:00', departure: '2026-11-23T10:05' }),
  ]
  const plan = planOf(
    [aRouteTo([], { visits })],
    [
      { ...plainFacts, id: 'a', timeSlotLatest: '09:00', customerName: 'Bakkerij Blom' },
      { ...plainFacts, id: 'b', timeSlotLatest: '09:30', coordinates: undefined },
      { ...plainFacts, id: 'c' },
    ],
  )
  const warningsOf = (id: string) => {
    const stop = [...plan.stops].find((candidate) => candidate.facts.id === id)
    return stop === undefined ? [] : warningTexts(plan, stop, [])
  }

  it('a stop off the roads of the file has a warning, and other stops of its route have none', () => {
    const [route] = plan.routes
    const roads = { source: 'file', legs: undefined, dataDate: '2026-11-20', stopsOffRoads: ['a'] } as const
    const offRoads = { ...plan, routes: route === undefined ? [] : [{ ...route, figureSource: roads }] }
    const warnings = [...plan.stops].map((stop) => warningTexts(offRoads, stop, []))
    const sentence = 'More than 300 m from any road, or cut off: less exact times'
    expect(warnings.map((texts) => texts.includes(sentence))).toEqual([true, false, false])
    const rows = [...plan.stops].map(stopRowOf('7', offRoads))
    expect(rows.map((row) => row.notes)).toEqual([[sentence], [], []])
  })

  it('a stop on a route of another day than it asks for has a warning with both days, and its row the day', () => {
    const routes = [aRouteTo(['a', 'b'], { day: '2026-11-23' })]
    const missed = planOf(routes, [
      aStopCalled('a', { requestedDay: '2026-11-24' }),
      aStopCalled('b', { requestedDay: 'Ma' }),
      aStopCalled('c', { requestedDay: '2026-11-25', timeSlotEarliest: '2026-11-26T09:00' }),
    ])
    const sentence = 'This stop wants Di 24-11, but its route is driven on Ma 23-11'
    expect([...missed.stops].map((stop) => warningTexts(missed, stop, []))).toEqual([[sentence], [], ['Not planned']])
    expect([...missed.stops].map(stopRowOf('7', missed)).map(({ notes }) => notes)).toEqual([
      ['wants Di 24-11'],
      [],
      [],
    ])
  })

  it('the warnings are the state of the stop, its lateness, and violations elsewhere on its route', () => {
    expect(warningsOf('b')).toEqual([
      'No coordinates',
      'This stop is late by 30 minutes',
      'On its route: Bakkerij Blom, late by 10 minutes',
    ])
  })

  it('what is wrong with the whole route comes before its other late stops, of which the first ones are named', () => {
    const ids = ['a', 'b', 'd', 'e', 'f']
    const lateVisits = ids.map((id, index) =>
      aVisitTo(id, { stopNumber: (index + 1) * 10, arrival: '2026-11-23T09:10' }),
    )
    const driver = newDriver({ ...joris, vehicleCapacity: 1 }, { id: 'd1', shortId: 'd1', createdAt: '' })
    const full = planOf(
      [aRouteTo([], { driverId: 'd1', visits: lateVisits })],
      ids.map((id) => ({ ...plainFacts, id, timeSlotLatest: '09:00', customerName: `Klant ${id}`, demand: [3] })),
    )
    expect([...full.stops].slice(-1).map((stop) => warningTexts(full, stop, [driver]))).toEqual([
      [
        'This stop is late by 10 minutes',
        'On its route: over capacity by 14',
        'On its route: Klant a, late by 10 minutes',
        'On its route: Klant b, late by 10 minutes',
        'On its route: 2 more',
      ],
    ])
  })

  it('an unplanned stop has no warnings of a route', () => {
    expect(warningsOf('c')).toEqual(['Not planned'])
  })
})
