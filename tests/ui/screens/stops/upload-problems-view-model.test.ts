import { describe, expect, it } from 'vitest'
import type { UploadProblem } from '../../../../src/domain/stop'
import { uploadProblemsViewModel } from '../../../../src/ui/screens/stops/upload-problems-view-model'
import { uploadProgressText } from '../../../../src/ui/screens/stops/upload-progress-text'

const zip = (row: number): UploadProblem => ({ row, field: 'zip', reason: 'Zip is missing' })

const shown = (problems: ReadonlyArray<UploadProblem>, total = problems.length) =>
  uploadProblemsViewModel({ kind: 'returned', project: '7', name: 'stops.json', rejection: { problems, total } })

describe('a file that came back', () => {
  it.each([
    [shown([zip(3)]), '1 problem in 1 row'],
    [shown([zip(3), { ...zip(3), field: 'type' }, zip(7)]), '3 problems in 2 rows'],
    [
      shown(
        Array.from({ length: 100 }, (_, at) => zip(at + 1)),
        1_240,
      ),
      '1,240 problems, the first 100 below',
    ],
    [shown([{ row: 1, field: 'file', reason: 'Has no stops' }]), '1 problem'],
  ])('is summed up', ({ heading }, words) => {
    expect(heading).toBe(words)
  })

  it('is told row by row, and what is wrong with all of it without a row', () => {
    expect(shown([zip(1_204), { row: 1, field: 'file', reason: 'Has no stops' }]).rows).toMatchObject([
      { row: '1,204', field: 'zip', reason: 'Zip is missing' },
      { row: '–', field: 'file', reason: 'Has no stops' },
    ])
  })

  it('can be pasted into a sheet', () => {
    expect(shown([zip(3)]).copyText).toBe('Row\tField\tReason\n3\tzip\tZip is missing')
  })
})

describe('a file on its way', () => {
  it.each([
    [0, '0.0 of 1.9 MB'],
    [0.64, '1.2 of 1.9 MB'],
    [1, 'Sent, being read'],
  ])('at %f says how much of it is sent', (share, words) => {
    expect(uploadProgressText({ size: 1_900_000, share })).toBe(words)
  })
})
