import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CallFailure } from '../../../src/domain/failure'
import { uploadProblemsOf } from '../../../src/domain/upload'

const refusal = (fields: object): CallFailure => ({ kind: 'refused', message: 'No', code: 'bad_upload', ...fields })

describe('uploadProblemsOf', () => {
  it('problems are listed by row, with their total', () => {
    const details = [
      { row: 2, field: 'zip', reason: 'Zip is missing' },
      { row: 7, field: 'duration', reason: 'Must be at least 0, not -1' },
    ]
    expect(uploadProblemsOf(refusal({ details, total: 150 }))).toEqual({ problems: details, total: 150 })
  })

  it('incomplete details are read as far as possible', () => {
    const details = [
      { row: '3', field: 'zip', reason: 'Zip is missing' },
      { row: 4, reason: 'Not a stop', otherRow: 9 },
      { row: 0, field: 'zip', reason: 'Rows count from 1' },
      { row: 5, field: 'zip' },
      { field: 'id', reason: 'Of no row' },
      'row 6',
      null,
    ]
    expect(uploadProblemsOf(refusal({ details }))).toEqual({
      problems: [
        { row: 3, field: 'zip', reason: 'Zip is missing' },
        { row: 4, field: '', reason: 'Not a stop', otherRow: 9 },
      ],
      total: 2,
    })
  })

  it('the total is at least the number of listed problems, and 0 without any', () => {
    const details = [{ row: 1, field: 'file', reason: 'Has no stops' }]
    expect(uploadProblemsOf(refusal({ details, total: 0 })).total).toBe(1)
    expect(uploadProblemsOf(refusal({ details: [], total: 9 }))).toEqual({ problems: [], total: 0 })
  })

  it.each<CallFailure>([
    refusal({}),
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: ['count'] },
    { kind: 'cancelled' },
  ])('there are no upload problems in %o', (failure) => {
    expect(uploadProblemsOf(failure)).toEqual({ problems: [], total: 0 })
  })

  it('any details can be read', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (details) => {
        const { problems, total } = uploadProblemsOf(refusal({ details }))
        expect(total).toBe(problems.length)
      }),
    )
  })
})
