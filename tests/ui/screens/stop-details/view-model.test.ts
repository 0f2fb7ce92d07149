import { describe, expect, it } from 'vitest'
import type { PlanState } from '../../../../src/application/plan'
import { emptyPlan } from '../../../../src/domain/plan'
import { stopListOf, type Stop } from '../../../../src/domain/stop'
import { unchangedAssignment } from '../../../../src/ui/screens/stop-details/assignment'
import { stopDetailsViewModel } from '../../../../src/ui/screens/stop-details/view-model'
import { stopDetailRows } from '../../../../src/ui/screens/stop-details/stop-detail-rows'
import { warningTexts } from '../../../../src/ui/screens/stop-details/warning-texts'
import { plainFacts } from '../../../kit/arbitraries/stop'
import { anOpenPlan } from '../../../kit/builders/open-plan'
import { aStopCalled, planOf } from '../../../kit/builders/plan'
import { aRouteTo, aVisitTo } from '../../../kit/builders/route'

const huisman = aStopCalled('b', { customerName: 'Fietsenwinkel Huisman', stopNumber: 50, color: '#39a15b' })

const opened = (stop: Stop): PlanState => anOpenPlan({ plan: { ...emptyPlan, stops: stopListOf([stop]) } })

const seen = (plan: PlanState, id = 'b') =>
  stopDetailsViewModel({
    project: '7',
    id,
    plan,
    carriers: undefined,
    assignment: unchangedAssignment,
    drivers: [],
    taskUrl: '/tasks/{stopId}',
  })

describe('the details of a stop (§2)', () => {
  it('are headed by its name and its number in the colour of its route', () => {
    expect(seen(opened(huisman))).toMatchObject({
      kind: 'stop',
      stopView: { name: 'Fietsenwinkel Huisman', badge: { number: '50', colour: { name: 'green' } }, task: '/tasks/b' },
    })
  })

  it('have no badge where the number is -1', () => {
    expect(seen(opened({ ...huisman, stopNumber: -1 }))).toMatchObject({ stopView: { badge: undefined } })
  })

  it('wait for the plan, and say where there is none, nor such a stop in it', () => {
    expect(seen({ kind: 'closed' })).toEqual({ kind: 'waiting' })
    expect(seen({ kind: 'loading', projectId: '7' })).toEqual({ kind: 'waiting' })
    expect(seen({ kind: 'loading', projectId: '8' })).toEqual({ kind: 'waiting' })
    expect(seen({ kind: 'failed', projectId: '7', isUnknown: true })).toEqual({ kind: 'failed', isUnknown: true })
    expect(seen(opened(huisman), 'x')).toEqual({ kind: 'no such stop' })
  })
})

describe('the facts of a stop', () => {
  const labels = (stop: Stop) => stopDetailRows(stop).map(({ label }) => label)
  const always = ['Type', 'Priority', 'Customer name', 'Contact name', 'Zip', 'House number', 'Suffix', 'Address']

  it('are those of every stop, and then those that it has', () => {
    expect(labels(huisman)).toEqual(always)
    expect(labels({ ...huisman, notes: ' ' })).toEqual(always)
    const all = {
      timeSlotEarliest: '9:30',
      timeSlotLatest: '2026-11-23T12:00',
      duration: 12,
      productDescription: '2 x crate',
      notes: 'Ring twice',
    }
    expect(stopDetailRows({ ...huisman, ...all }).slice(always.length)).toEqual([
      { label: 'Timeslot earliest', value: '09:30' },
      { label: 'Timeslot latest', value: '23 Nov 2026, 12:00' },
      { label: 'Duration', value: '12 min' },
      { label: 'Products', value: '2 x crate' },
      { label: 'Notes', value: 'Ring twice' },
    ])
  })

  it('make an address of its parts where nobody wrote one', () => {
    expect(stopDetailRows({ ...huisman, addressSummary: undefined })).toContainEqual({
      label: 'Address',
      value: 'Oude Gracht 12, 3511 AB Utrecht',
    })
  })
})

describe('what is to be checked about a stop', () => {
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
  const about = (id: string) => {
    const stop = [...plan.stops].find((one) => one.id === id)
    return stop === undefined ? [] : warningTexts(plan, stop, [])
  }

  it('is its state, its own lateness, and what its route breaks elsewhere', () => {
    expect(about('b')).toEqual([
      'No coordinates',
      'This stop is late by 30 minutes',
      'On its route: Bakkerij Blom, late by 10 minutes',
    ])
  })

  it('is no route where none visits it', () => {
    expect(about('c')).toEqual(['Not planned'])
  })
})
