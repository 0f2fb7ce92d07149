import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressFound, Lookup } from '../../../../src/domain/address'
import {
  emptyNewStopForm,
  newStopForm,
  type NewStopEvent,
  type NewStopForm,
  type TypedField,
} from '../../../../src/ui/screens/stop-new/new-stop-form'
import { newStopOnScreen } from '../../../../src/ui/screens/stop-new/new-stop-on-screen'
import { whyNotAdded } from '../../../../src/ui/screens/stop-new/why-not-added'

const after = (...events: ReadonlyArray<NewStopEvent>): NewStopForm => events.reduce(newStopForm, emptyNewStopForm)
const typed = (field: TypedField, text: string): NewStopEvent => ({ kind: 'typed', field, text })
const left = (field: TypedField): NewStopEvent => ({ kind: 'left', field })

const lookup: Lookup = { zip: '2801YA', houseNumber: '3', houseNumberSuffix: '' }
const found: AddressFound = { street: 'Lindenhof', houseNumber: '3', city: 'Gouda', at: { lat: 52.01, lng: 4.7 } }
const answered = (answer: AddressFound | undefined, to = lookup): NewStopEvent => ({
  kind: 'answered',
  lookup: to,
  found: answer,
})
const filled = [typed('customerName', 'Blom'), typed('zip', '2801 ya'), typed('houseNumber', '3')]
const asked: NewStopEvent = { kind: 'asked', lookup }

describe('the form of a new stop (§5)', () => {
  it('begins as a regular delivery that cannot be added yet', () => {
    expect(newStopOnScreen(emptyNewStopForm)).toMatchObject({ type: 'Delivery', priority: 'Regular', isValid: false })
  })

  it('can be added once its address is found', () => {
    expect(newStopOnScreen(after(...filled)).isValid).toBe(false)
    const shown = newStopOnScreen(after(...filled, asked, answered(found)))
    expect(shown).toMatchObject({
      isValid: true,
      address: { value: 'Lindenhof 3, 2801 YA Gouda', waiting: false, help: 'Found from zip and house number.' },
    })
  })

  it('has no address, nor a point, once the question of it changes, or was not answered', () => {
    const whole = after(...filled, asked, answered(found))
    for (const event of [typed('zip', '2801 YB'), typed('houseNumberSuffix', 'a'), answered(undefined)])
      expect(newStopForm(whole, event).stop).toMatchObject({ addressSummary: '', street: '', city: '', at: undefined })
    expect(newStopForm(whole, typed('customerName', 'Bloem')).stop.addressSummary).toBe('Lindenhof 3, 2801 YA Gouda')
  })

  it('takes no answer to another question than the one that stands in the fields', () => {
    const other = after(...filled, asked, typed('houseNumber', '4'), answered(found))
    expect(other.stop.addressSummary).toBe('')
  })

  it('waits until the last question is answered, whichever answer comes first', () => {
    const second = { ...lookup, houseNumber: '4' }
    const answers = [answered(found), answered({ ...found, houseNumber: '4' }, second)]
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: 2 }), (inOrder) => {
        const form = after(...filled, asked, typed('houseNumber', '4'), { kind: 'asked', lookup: second }, ...inOrder)
        expect([form.asked, form.stop.addressSummary]).toEqual([undefined, 'Lindenhof 4, 2801 YA Gouda'])
      }),
    )
    expect(after(...filled, asked, { kind: 'asked', lookup: second }, answered(found)).asked).toBe(second)
  })

  it('says what is wrong at a field that was left, until it is typed in', () => {
    const form = after(left('customerName'), left('zip'), typed('zip', '2'))
    const shown = newStopOnScreen(form)
    expect([shown.customerName.error, shown.zip.error, shown.houseNumber.error]).toEqual([
      'Customer name is missing',
      undefined,
      undefined,
    ])
  })

  it.each([
    ['  ', 'Customer name is missing'],
    ['x'.repeat(201), 'Longer than 200 characters'],
    ['\uD800', 'Has a character that cannot be kept'],
    ['😀 مرحبا <script>alert(1)</script>', undefined],
  ])('judges the name %j', (name, error) => {
    expect(newStopOnScreen(after(typed('customerName', name), left('customerName'))).customerName.error).toBe(error)
  })

  it('keeps all that was typed when it could not be added, and says why', () => {
    const whole = after(...filled, asked, answered(found), { kind: 'sent' })
    expect(whole.isBusy).toBe(true)
    const failed = newStopForm(whole, { kind: 'failed', why: 'No' })
    expect([failed.isBusy, failed.failure, failed.stop]).toEqual([false, 'No', whole.stop])
    expect(newStopForm(failed, { kind: 'sent' }).failure).toBeUndefined()
  })
})

describe('why a stop was not added', () => {
  it('is what the server says, where it says anything', () => {
    expect(whyNotAdded({ kind: 'refused', message: 'Zip is missing', code: 'invalid' })).toBe(
      'The stop was not added: Zip is missing',
    )
    expect(whyNotAdded({ kind: 'unreachable' })).toBe(
      'The stop was not added: the server did not answer as it should. Try again.',
    )
  })
})
