import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseStopEditForm, stopAfterEdits, stopEditFormOf, type StopEditForm } from '../../../src/domain/stop-edit'
import type { StopFacts } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'
import { right } from '../../kit/either'
import { today } from '../../kit/builders/today'

const dated: StopFacts = {
  ...plainFacts,
  requestedDay: undefined,
  timeSlotEarliest: '2026-11-24T08:00:00.000Z',
  timeSlotLatest: '2026-11-24T11:00:00.000Z',
}

const edit = (changes: Partial<StopEditForm>, before = dated) =>
  parseStopEditForm(before, today)({ ...stopEditFormOf(before), ...changes })

describe('the day of a stop with a time slot', () => {
  const stored = (changes: Partial<StopEditForm>, before = dated) => {
    const { requestedDay, timeSlotEarliest, timeSlotLatest } = stopAfterEdits(before, right(edit(changes, before)))
    return [requestedDay, timeSlotEarliest, timeSlotLatest]
  }

  it('the day of a stop is that of its time slot, and another day takes the slot along', () => {
    expect(stopEditFormOf(dated).requestedDay).toBe('24-11-2026')
    expect(stored({ requestedDay: '2026-12-01' })).toEqual([
      '2026-12-01',
      '2026-12-01T08:00:00.000Z',
      '2026-12-01T11:00:00.000Z',
    ])
    expect(stored({ requestedDay: '2026-12-01', timeSlotLatest: '10:00' })).toEqual([
      '2026-12-01',
      '2026-12-01T08:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
    ])
    expect(stored({ requestedDay: '1-12-2026', timeSlotLatest: '10' })[2]).toBe('2026-12-01T09:00:00.000Z')
    const night = { ...dated, timeSlotLatest: '2026-11-25T01:00:00.000Z' }
    expect(stored({ requestedDay: '2026-12-01' }, night)[2]).toBe('2026-12-02T01:00:00.000Z')
  })

  it('a time slot keeps its clock times on a day when the clocks are another', () => {
    expect(stored({ requestedDay: '2027-06-01' })).toEqual([
      '2027-06-01',
      '2027-06-01T07:00:00.000Z',
      '2027-06-01T10:00:00.000Z',
    ])
  })

  it('a weekday, or no day, leaves a time slot without a date', () => {
    expect(stored({ requestedDay: 'Ma' })).toEqual(['Ma', '09:00', '12:00'])
    expect(stored({ requestedDay: '' })).toEqual([undefined, '09:00', '12:00'])
  })

  it('a stop whose time slot is cleared keeps the day that the slot had', () => {
    expect(stored({ timeSlotEarliest: '', timeSlotLatest: '' })).toEqual(['2026-11-24', undefined, undefined])
  })

  it('a day that is not that of a typed date-time is refused', () => {
    const [timeSlotEarliest, timeSlotLatest] = ['2026-12-02T09:00', '2026-12-02T12:00']
    expect(edit({ requestedDay: '2026-12-01', timeSlotEarliest, timeSlotLatest })).toEqual(
      E.left([{ field: 'requestedDay', reason: 'The time slot is on 2-12-2026' }]),
    )
    expect(stored({ requestedDay: '2026-12-02', timeSlotEarliest, timeSlotLatest })).toEqual([
      '2026-12-02',
      timeSlotEarliest,
      timeSlotLatest,
    ])
  })
})

describe('a day that is typed', () => {
  const planned: StopFacts = { ...plainFacts, requestedDay: '2026-12-08' }

  it.each([
    ['30-11-2026', '2026-11-30'],
    ['30/11', '2026-11-30'],
    ['30 nov', '2026-11-30'],
    ['ma 30 november', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
    ['maandag', 'Ma'],
    ['morgen', '2026-11-27'],
  ])('the day %j is %s, as an import reads it', (typed, now) => {
    expect(edit({ requestedDay: typed }, planned)).toEqual(E.right([{ field: 'requestedDay', was: '2026-12-08', now }]))
  })

  it.each(['8-12', '8 dec', 'di 8-12-2026'])('the day of the stop in other words, %j, is no edit', (typed) => {
    expect(edit({ requestedDay: typed }, planned)).toEqual(E.right([]))
  })
})
