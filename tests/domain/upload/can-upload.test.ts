import { describe, expect, it } from 'vitest'
import { emptyStopList, isUploadFile, canUpload, stopListOf } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'

describe('the upload of a project (§4, §5)', () => {
  it('is open until there are stops', () => {
    expect([canUpload(emptyStopList), canUpload(stopListOf([aStopCalled('a')]))]).toEqual([true, false])
  })

  it.each([
    ['stops.json', true],
    ['STOPS.JSON', true],
    ['stops.json.txt', false],
    ['stops.csv', false],
    ['json', false],
  ])('takes %s: %s', (name, takes) => {
    expect(isUploadFile(name)).toBe(takes)
  })
})
