import { describe, expect, it } from 'vitest'
import { emptyStopList, stopList } from '../../../src/domain/stop'
import { isUploadFile, canUpload } from '../../../src/domain/upload'
import { aStopCalled } from '../../kit/builders/plan'

describe('canUpload and isUploadFile (§4, §5)', () => {
  it('upload is possible until there are stops', () => {
    expect([canUpload(emptyStopList), canUpload(stopList.from([aStopCalled('a')]))]).toEqual([true, false])
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
