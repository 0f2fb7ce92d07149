import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StopFacts } from '../../../src/domain/stop'
import {
  rebaseStopEdit,
  parseStopEditForm,
  stopAfterEdits,
  stopEditFormOf,
  typedFields,
} from '../../../src/domain/stop-edit'
import { plainFacts, someFacts } from '../../kit/arbitraries/stop'
import { today } from '../../kit/builders/today'

const before: StopFacts = { ...plainFacts, duration: 5, notes: 'Achterom', coordinates: { lat: 52, lng: 5 } }

const followed = (typed: Partial<ReturnType<typeof stopEditFormOf>>, changed: Partial<StopFacts>) =>
  rebaseStopEdit({ before, form: { ...stopEditFormOf(before), ...typed } }, { ...before, ...changed })

describe('the form of a stop that somebody else changes', () => {
  it('a form that nobody touched becomes that of the changed stop, whatever was changed', () => {
    fc.assert(
      fc.property(someFacts(fc.uuid()), someFacts(fc.uuid()), (opened, current) => {
        const form = stopEditFormOf(opened)
        expect(rebaseStopEdit({ before: opened, form }, current)).toStrictEqual({
          before: current,
          form: stopEditFormOf(current),
        })
      }),
    )
  })

  it('following the same stop again changes nothing', () => {
    fc.assert(
      fc.property(
        someFacts(fc.uuid()),
        someFacts(fc.uuid()),
        fc.constantFrom(...typedFields),
        (opened, current, field) => {
          const form = { ...stopEditFormOf(opened), [field]: 'typed' }
          const once = rebaseStopEdit({ before: opened, form }, current)
          expect(rebaseStopEdit(once, current)).toEqual(once)
        },
      ),
    )
  })

  it('a typed field keeps its text and the value over which it was typed; the others follow', () => {
    const { before: compared, form } = followed({ duration: '12' }, { duration: 20, notes: 'Bel aan' })
    expect(compared).toMatchObject({ duration: 5, notes: 'Bel aan' })
    expect(form).toMatchObject({ duration: '12', notes: 'Bel aan' })
  })

  it('a field that both made the same is no longer an edit', () => {
    const { before: compared, form } = followed({ duration: '20' }, { duration: 20 })
    expect(parseStopEditForm(compared, today)(form)).toEqual(E.right([]))
  })

  it('the field that is being typed stays, whatever its text is, and becomes the value of the other user once left', () => {
    fc.assert(
      fc.property(fc.constantFrom('5', '10', '20', '100'), fc.constantFrom(5, 10, 20), (text, duration) => {
        const edit = { before, form: { ...stopEditFormOf(before), duration: text } }
        const current = { ...before, duration, notes: 'Bel aan' }
        const typing = rebaseStopEdit(edit, current, 'duration')
        expect(typing).toEqual({
          before: { ...before, notes: 'Bel aan' },
          form: { ...edit.form, notes: 'Bel aan' },
        })
        expect(rebaseStopEdit(typing, current)).toEqual(rebaseStopEdit(edit, current))
      }),
    )
  })

  it('the fields of a typed address stay together, with its place', () => {
    const changed = { zip: '2801YA', street: 'Lindenhof', city: 'Gouda', coordinates: { lat: 53, lng: 6 } }
    const { before: compared, form } = followed({ houseNumber: '99', addressSummary: '', street: '' }, changed)
    expect(compared).toEqual(before)
    expect(form).toMatchObject({ zip: before.zip, houseNumber: '99', street: '', coordinates: before.coordinates })
  })

  it('a pin that was put elsewhere stays, while the address follows', () => {
    const { before: compared, form } = followed(
      { coordinates: { lat: 52.5, lng: 5.5 } },
      { street: 'Lindenhof', coordinates: { lat: 53, lng: 6 } },
    )
    expect(form).toMatchObject({ street: 'Lindenhof', coordinates: { lat: 52.5, lng: 5.5 } })
    expect(compared).toMatchObject({ street: 'Lindenhof', coordinates: { lat: 52, lng: 5 } })
  })

  it('a typed day stays together with the time slot on it, so that a slot of the other user is not replaced unseen', () => {
    const dated = {
      ...before,
      timeSlotEarliest: '2026-11-24T08:00:00.000Z',
      timeSlotLatest: '2026-11-24T11:00:00.000Z',
    }
    const form = { ...stopEditFormOf(dated), requestedDay: '2026-12-01' }
    const rebased = rebaseStopEdit({ before: dated, form }, { ...dated, timeSlotEarliest: '2026-11-24T09:00:00.000Z' })
    expect(rebased).toEqual({ before: dated, form })
  })

  it('what is saved afterwards leaves the changes of the other user as they are', () => {
    const current = { ...before, notes: 'Bel aan', contactName: 'Inge' }
    const { before: compared, form } = followed({ duration: '12' }, { notes: 'Bel aan', contactName: 'Inge' })
    const parsed = parseStopEditForm(compared, today)(form)
    expect(E.isRight(parsed) && stopAfterEdits(current, parsed.right)).toEqual({ ...current, duration: 12 })
  })
})
