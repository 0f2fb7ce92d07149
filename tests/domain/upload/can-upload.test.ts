import { describe, expect, it } from 'vitest'
import { isUploadFile, canUpload } from '../../../src/domain/upload'

describe('canUpload and isUploadFile (§4, §5)', () => {
  it('a project without stops accepts an upload, and one with a stop does not', () => {
    expect([canUpload(0), canUpload(1)]).toEqual([true, false])
  })

  it.each([
    ['stops.json', true],
    ['STOPS.JSON', true],
    ['stops.json.txt', false],
    ['stops.csv', false],
    ['json', false],
  ])('the file name %s is accepted: %s', (name, isAccepted) => {
    expect(isUploadFile(name)).toBe(isAccepted)
  })
})
