import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  emptyUrgentForm,
  parseStopEditForm,
  parseUrgentForm,
  stopEditFormOf,
  type StopEditForm,
} from '../../../src/domain/stop-edit'
import { plainFacts } from '../../kit/arbitraries/stop'
import { left, right } from '../../kit/either'
import { today } from '../../kit/builders/today'

const facts = { ...plainFacts, duration: 5, demand: [2] }

const edit = (changes: Partial<StopEditForm>, before = facts) =>
  parseStopEditForm(before, today)({ ...stopEditFormOf(before), ...changes })

const messageFor = (changes: Partial<StopEditForm>) =>
  left(edit(changes))
    .map(({ reason }) => reason)
    .join()

describe('numbers that are typed into the form of a stop', () => {
  it('a demand and a duration may have a comma before their decimals', () => {
    expect(edit({ demand: '2,5 + 1.250,5', duration: '1,5' })).toEqual(
      E.right([
        { field: 'duration', was: 5, now: 1.5 },
        { field: 'demand', was: [2], now: [2.5, 1250.5] },
      ]),
    )
  })

  it('a duration of hours is read as minutes', () => {
    expect(edit({ duration: '1,5 uur' })).toEqual(E.right([{ field: 'duration', was: 5, now: 90 }]))
    expect(edit({ duration: '0:15' })).toEqual(E.right([{ field: 'duration', was: 5, now: 15 }]))
  })

  it('a point that may stand between thousands or before decimals is refused', () => {
    expect(messageFor({ demand: '2 + 1.000' })).toBe('Write 1 or 1000')
    expect(messageFor({ duration: ' 1.250 ' })).toBe('Write 1.25 or 1250')
    expect(messageFor({ demand: '2 + much' })).toBe('Write a number up to 100,000 for each load, such as 5')
  })

  it('three decimals that the stop has already are kept when another load is typed', () => {
    expect(edit({ demand: '1.125 + 4' }, { ...facts, demand: [1.125, 3] })).toEqual(
      E.right([{ field: 'demand', was: [1.125, 3], now: [1.125, 4] }]),
    )
  })

  it('an urgent stop reads them the same', () => {
    const complete = {
      ...emptyUrgentForm,
      customerName: 'Apotheek Koster',
      zip: '3765 BK',
      houseNumber: '48',
      addressSummary: 'Burgemeester Grothestraat 48, 3765 BK Soest',
    }
    const parse = parseUrgentForm('2026-11-24')
    expect(right(parse({ ...complete, demand: '2,5', duration: '1,5' }))).toMatchObject({
      demand: [2.5],
      duration: 1.5,
    })
    expect(left(parse({ ...complete, demand: '1.000' }))).toEqual([{ field: 'demand', reason: 'Write 1 or 1000' }])
  })
})
