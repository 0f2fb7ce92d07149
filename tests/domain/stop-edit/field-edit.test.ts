import { describe, expect, it } from 'vitest'
import type { CallFailure } from '../../../src/domain/failure'
import { fieldConflictsOf, stopAfterEdits, type FieldEdit } from '../../../src/domain/stop-edit'
import type { StopFacts } from '../../../src/domain/stop'
import { plainFacts } from '../../kit/arbitraries/stop'

const facts: StopFacts = { ...plainFacts, coordinates: { lat: 52.1, lng: 5.1 }, notes: 'Achterom' }

const setting = (field: FieldEdit['field'], now: unknown): FieldEdit => ({ field, was: undefined, now })

describe('stopAfterEdits', () => {
  it.each<[what: string, edits: ReadonlyArray<FieldEdit>, changes: Partial<StopFacts>]>([
    ['no edit', [], {}],
    ['an edit of facts', [setting('notes', 'Voor'), setting('duration', 12)], { notes: 'Voor', duration: 12 }],
    ['an emptied field', [setting('notes', undefined)], { notes: undefined }],
    ['another place', [setting('lat', 52.2), setting('lng', 5.2)], { coordinates: { lat: 52.2, lng: 5.2 } }],
    ['another latitude', [setting('lat', 52.2)], { coordinates: { lat: 52.2, lng: 5.1 } }],
    ['another longitude', [setting('lng', 5.2)], { coordinates: { lat: 52.1, lng: 5.2 } }],
    ['an unknown place', [setting('lat', undefined), setting('lng', undefined)], { coordinates: undefined }],
  ])('%s is in the stop once it is saved, and all else stays', (_, edits, changes) => {
    expect(stopAfterEdits(facts, edits)).toEqual({ ...facts, ...changes })
  })

  it('a stop without a place gets one by both its coordinates', () => {
    const unplaced = { ...facts, coordinates: undefined }
    const placed = stopAfterEdits(unplaced, [setting('lat', 52.2), setting('lng', 5.2)])
    expect(placed).toEqual({ ...facts, coordinates: { lat: 52.2, lng: 5.2 } })
    expect(stopAfterEdits(unplaced, [setting('notes', 'Voor')])).toEqual({ ...unplaced, notes: 'Voor' })
  })
})

describe('fieldConflictsOf', () => {
  const details = [
    { field: 'demand', now: [1, 2], by: 'piet', at: '2026-11-23T09:00:00.000Z' },
    { field: 'notes' },
    'not a record',
  ]
  const refused = { kind: 'refused', message: '', code: 'changed_meanwhile' } as const

  it('each field that somebody else changed is named, with what is known of the change', () => {
    expect(fieldConflictsOf({ ...refused, details })).toEqual([
      { field: 'demand', now: '1 + 2', by: 'piet', at: '2026-11-23T09:00:00.000Z' },
      { field: 'notes', now: '', by: '', at: '' },
    ])
    expect(fieldConflictsOf({ ...refused, details: [{}] })).toEqual([{ field: '', now: '', by: '', at: '' }])
  })

  it.each<CallFailure | undefined>([
    undefined,
    { kind: 'unreachable' },
    refused,
    { ...refused, code: 'invalid', details },
  ])('no conflict is read from %j', (failure) => {
    expect(fieldConflictsOf(failure)).toEqual([])
  })
})
