import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundAddress, Lookup } from '../../../../src/domain/address'
import type { StopForm } from '../../../../src/domain/stop'
import { formReducer, type FormEvent } from '../../../../src/ui/form'
import {
  relatedFields,
  emptyAddStopFormState,
  type AddStopFormState,
  type StopField,
} from '../../../../src/ui/screens/add-stop/add-stop-form-state'
import { addStopViewModel } from '../../../../src/ui/screens/add-stop/view-model'

type NewStopEvent = FormEvent<StopField>

const next = formReducer<StopField, StopForm>(relatedFields)
const after = (...events: ReadonlyArray<NewStopEvent>): AddStopFormState => events.reduce(next, emptyAddStopFormState)
const typed = (field: StopField, text: string): NewStopEvent => ({ kind: 'typed', field, text })
const left = (field: StopField): NewStopEvent => ({ kind: 'left', field })

const lookup: Lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }
const found: FoundAddress = {
  street: 'Lindenhof',
  houseNumber: '3',
  city: 'Gouda',
  coordinates: { lat: 52.01, lng: 4.7 },
}
const answered = (answer: FoundAddress | undefined, to = lookup): NewStopEvent => ({
  kind: 'answered',
  lookup: to,
  foundAddress: answer,
})
const filled = [typed('customerName', 'Blom'), typed('zip', '2801 ya'), typed('houseNumber', '3')]
const asked: NewStopEvent = { kind: 'asked', lookup }

const errorAfter = (...events: ReadonlyArray<NewStopEvent>) =>
  addStopViewModel(after(...events)).fieldOf('customerName').error

describe('the form of a new stop (§5)', () => {
  it('begins as a regular delivery that cannot be added yet', () => {
    expect(addStopViewModel(emptyAddStopFormState)).toMatchObject({
      type: 'Delivery',
      priority: 'Regular',
      isValid: false,
    })
  })

  it('can be added once its address is found', () => {
    expect(addStopViewModel(after(...filled)).isValid).toBe(false)
    const shown = addStopViewModel(after(...filled, asked, answered(found)))
    expect(shown).toMatchObject({
      isValid: true,
      address: { value: 'Lindenhof 3, 2801 YA Gouda', loading: false },
      help: 'Found from zip and house number.',
    })
  })

  it('has no address, nor a point, once the question of it changes, or was not answered', () => {
    const whole = after(...filled, asked, answered(found))
    for (const event of [typed('zip', '2801 YB'), typed('houseNumberSuffix', 'a'), answered(undefined)])
      expect(next(whole, event).form).toMatchObject({ addressSummary: '', street: '', city: '', at: undefined })
    expect(next(whole, typed('customerName', 'Bloem')).form.addressSummary).toBe('Lindenhof 3, 2801 YA Gouda')
  })

  it('takes no answer to another question than the one that stands in the fields', () => {
    const other = after(...filled, asked, typed('houseNumber', '4'), answered(found))
    expect(other.form.addressSummary).toBe('')
  })

  it('waits until the last question is answered, whichever answer comes first', () => {
    const second = { ...lookup, houseNumber: '4' }
    const answers = [answered(found), answered({ ...found, houseNumber: '4' }, second)]
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: 2 }), (inOrder) => {
        const form = after(...filled, asked, typed('houseNumber', '4'), { kind: 'asked', lookup: second }, ...inOrder)
        expect([form.pendingLookup, form.form.addressSummary]).toEqual([undefined, 'Lindenhof 4, 2801 YA Gouda'])
      }),
    )
    expect(after(...filled, asked, { kind: 'asked', lookup: second }, answered(found)).pendingLookup).toBe(second)
  })

  it('says what is wrong at a field that was left, until it is typed in', () => {
    const { fieldOf } = addStopViewModel(after(left('customerName'), left('zip'), typed('zip', '2')))
    const errors = (['customerName', 'zip', 'houseNumber'] as const).map((field) => fieldOf(field).error)
    expect(errors).toEqual(['Customer name is missing', undefined, undefined])
  })

  it.each([
    ['  ', 'Customer name is missing'],
    ['x'.repeat(201), 'Longer than 200 characters'],
    ['\uD800', 'Has a character that cannot be kept'],
    ['😀 مرحبا <script>alert(1)</script>', undefined],
  ])('judges the name %j', (name, error) => {
    expect(errorAfter(typed('customerName', name), left('customerName'))).toBe(error)
  })

  it('keeps all that was typed when it could not be added, and says why', () => {
    const whole = after(...filled, asked, answered(found), { kind: 'sent' })
    expect(whole.isBusy).toBe(true)
    const failed = next(whole, { kind: 'failed', failure: { kind: 'refused', message: 'No', code: 'invalid' } })
    expect([failed.isBusy, failed.form]).toEqual([false, whole.form])
    expect(addStopViewModel(failed).failure).toBe('The stop was not added: No')
    expect(addStopViewModel(next(failed, { kind: 'sent' })).failure).toBeUndefined()
  })

  it('says that it was not added where nobody answers', () => {
    const shown = addStopViewModel(after({ kind: 'failed', failure: { kind: 'unreachable' } }))
    expect(shown.failure).toBe('The stop was not added: the server cannot be reached')
  })
})
