import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uploadProblemsOf, type CallFailure } from '../../../src/domain/failure'

const refusal = (fields: object): CallFailure => ({ kind: 'refused', message: 'No', code: 'bad_upload', ...fields })

describe('what is wrong with an uploaded file', () => {
  it('is told row by row, with the number of all of it', () => {
    const details = [
      { row: 2, field: 'zip', reason: 'Zip is missing' },
      { row: 7, field: 'duration', reason: 'Less than 0: -1' },
    ]
    expect(uploadProblemsOf(refusal({ details, total: 150 }))).toEqual({ problems: details, total: 150 })
  })

  it('is told as far as the server tells it', () => {
    const details = [
      { row: '3', field: 'zip', reason: 'Zip is missing' },
      { row: 4, reason: 'Not a stop' },
      { row: 0, field: 'zip', reason: 'Rows count from 1' },
      { row: 5, field: 'zip' },
      { field: 'id', reason: 'Of no row' },
      'row 6',
      null,
    ]
    expect(uploadProblemsOf(refusal({ details }))).toEqual({
      problems: [
        { row: 3, field: 'zip', reason: 'Zip is missing' },
        { row: 4, field: '', reason: 'Not a stop' },
      ],
      total: 2,
    })
  })

  it('counts no less than it tells, and nothing where it tells nothing', () => {
    const details = [{ row: 1, field: 'file', reason: 'Has no stops' }]
    expect(uploadProblemsOf(refusal({ details, total: 0 })).total).toBe(1)
    expect(uploadProblemsOf(refusal({ details: [], total: 9 }))).toEqual({ problems: [], total: 0 })
  })

  it.each<CallFailure>([
    refusal({}),
    { kind: 'signed-out' },
    { kind: 'unreachable' },
    { kind: 'unreadable', path: ['count'] },
    { kind: 'called-off' },
  ])('is nothing in %o', (failed) => {
    expect(uploadProblemsOf(failed)).toEqual({ problems: [], total: 0 })
  })

  it('can be read whatever the details are', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (details) => {
        const { problems, total } = uploadProblemsOf(refusal({ details }))
        expect(total).toBe(problems.length)
      }),
    )
  })
})
