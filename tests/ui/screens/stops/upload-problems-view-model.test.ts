import { describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES, type UploadProblem } from '../../../../src/domain/upload'
import { uploadProblemsViewModel, uploadProgressText } from '../../../../src/ui/screens/stops/upload-view-model'

const zipProblem = (row: number): UploadProblem => ({ row, field: 'zip', reason: 'Zip is missing' })

const viewModelOf = (problems: ReadonlyArray<UploadProblem>, total = problems.length) =>
  uploadProblemsViewModel({ kind: 'refused', project: '7', name: 'stops.json', refusal: { problems, total } })

describe('uploadProblemsViewModel', () => {
  it.each([
    [viewModelOf([zipProblem(3)]), '1 problem in 1 row'],
    [viewModelOf([zipProblem(3), { ...zipProblem(3), field: 'type' }, zipProblem(7)]), '3 problems in 2 rows'],
    [
      viewModelOf(
        Array.from({ length: 100 }, (_, index) => zipProblem(index + 1)),
        1_240,
      ),
      '1,240 problems, the first 100 below',
    ],
    [viewModelOf([{ row: 1, field: 'file', reason: 'Has no stops' }]), '1 problem'],
  ])('the heading of case %# counts the problems and their rows', ({ heading }, text) => {
    expect(heading).toBe(text)
  })

  it('each problem has its row number, or a dash for a problem of the whole file', () => {
    expect(viewModelOf([zipProblem(1_204), { row: 1, field: 'file', reason: 'Has no stops' }]).rows).toMatchObject([
      { row: '1,204', field: 'zip', reason: 'Zip is missing' },
      { row: '–', field: 'file', reason: 'Has no stops' },
    ])
  })

  it('the copied text is tab-separated with a header line', () => {
    expect(viewModelOf([zipProblem(3)]).copyText).toBe('Row\tField\tReason\n3\tzip\tZip is missing')
  })
})

describe('uploadProgressText', () => {
  it.each([
    [0, '0.0 of 1.9 MB'],
    [0.64, '1.2 of 1.9 MB'],
    [1, 'Sent, being read'],
  ])('the share %f gives the text %s', (share, text) => {
    expect(uploadProgressText({ size: 1.9 * 1024 * 1024, share })).toBe(text)
  })

  it('the largest file that can be uploaded counts as 20 MB', () => {
    expect(uploadProgressText({ size: MAX_UPLOAD_BYTES, share: 0.5 })).toBe('10.0 of 20.0 MB')
  })
})
