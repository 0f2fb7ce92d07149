import { describe, expect, it } from 'vitest'
import type { FieldEdit } from '../../../../src/domain/stop-edit'
import type { StopFacts } from '../../../../src/domain/stop'
import {
  conflictLinesOf,
  defaultOwnerOf,
  theirNameOf,
} from '../../../../src/ui/screens/stop-details/edit-stop/conflict-view-model'
import { plainFacts } from '../../../kit/arbitraries/stop'

const opened: StopFacts = { ...plainFacts, duration: 30, notes: undefined, coordinates: { lat: 52, lng: 5 } }

const linesOf = (edits: ReadonlyArray<FieldEdit>, present: Partial<StopFacts>) =>
  conflictLinesOf(edits, opened, { ...opened, ...present }).map((line) => ({
    texts: [line.label, line.was, line.mine, line.theirs],
    owner: defaultOwnerOf(line),
  }))

describe('the lines of a conflict', () => {
  it('theirs is preselected where both changed a field, and mine where only the user did', () => {
    const edits: ReadonlyArray<FieldEdit> = [
      { field: 'duration', was: 30, now: 20 },
      { field: 'notes', was: undefined, now: 'Achterom' },
    ]
    expect(linesOf(edits, { notes: 'Bel aan' })).toEqual([
      { texts: ['Duration', '30 min', '20 min', '30 min'], owner: 'mine' },
      { texts: ['Notes', 'empty', 'Achterom', 'Bel aan'], owner: 'theirs' },
    ])
  })

  it('an address with its place is one line, and a place alone says how far it was moved', () => {
    const place: ReadonlyArray<FieldEdit> = [
      { field: 'lat', was: 52, now: 52.01 },
      { field: 'lng', was: 5, now: 5 },
    ]
    const address: FieldEdit = { field: 'addressSummary', was: opened.addressSummary, now: 'Markt 1, 3511 AB Utrecht' }
    expect(linesOf([address, ...place], { coordinates: { lat: 52.02, lng: 5 } })).toMatchObject([
      { texts: ['Address', expect.any(String), 'Markt 1, 3511 AB Utrecht', expect.any(String)], owner: 'theirs' },
    ])
    expect(linesOf(place, {})).toEqual([{ texts: ['Place', 'as it was', 'moved 1.1 km', 'as it was'], owner: 'mine' }])
  })

  it('a day and the time slot that moves with it are one line', () => {
    const slot = { timeSlotEarliest: '2026-11-24T08:00:00.000Z', timeSlotLatest: '2026-11-24T11:00:00.000Z' }
    const edits: ReadonlyArray<FieldEdit> = [
      { field: 'requestedDay', was: undefined, now: '2026-12-01' },
      { field: 'timeSlotEarliest', was: slot.timeSlotEarliest, now: '2026-12-01T08:00:00.000Z' },
      { field: 'timeSlotLatest', was: slot.timeSlotLatest, now: '2026-12-01T11:00:00.000Z' },
    ]
    const before = { ...opened, ...slot }
    const lines = conflictLinesOf(edits, before, { ...before, timeSlotEarliest: '2026-11-24T09:00:00.000Z' })
    expect(lines).toMatchObject([
      {
        label: 'Day and time slot',
        was: '24-11-2026 09:00–12:00',
        mine: '1-12-2026 09:00–12:00',
        theirs: '24-11-2026 10:00–12:00',
        isChangedByBoth: true,
      },
    ])
    expect(linesOf(edits, { requestedDay: undefined })).toMatchObject([
      { texts: ['Day and time slot', 'any day', expect.any(String), 'any day'] },
    ])
  })

  it('the other is named where all conflicts are of one person', () => {
    const conflict = { field: 'notes', now: '', by: 'Piet', at: '2026-11-24T06:52:00.000Z' }
    expect(theirNameOf([conflict])).toEqual({ who: 'Piet', whose: 'Piet’s', at: '07:52' })
    expect(theirNameOf([conflict, { ...conflict, by: 'Anna' }]).whose).toBe('theirs')
    expect(theirNameOf([{ ...conflict, by: '', at: '' }])).toEqual({ who: 'somebody else', whose: 'theirs', at: '' })
  })
})
