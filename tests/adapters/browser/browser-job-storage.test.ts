import { describe, expect, it } from 'vitest'
import { browserJobStorage } from '../../../src/adapters/browser'
import { aTrackedJob, jobStorageSuite } from '../../port-suites/job-storage'
import { storageOnMap } from '../../kit/browser-storage-fakes'

const over = (stored: Map<string, string>) => browserJobStorage({ storage: () => storageOnMap(stored) })

jobStorageSuite('a browser', () => over(new Map()))

describe('an optimisation in a browser', () => {
  it('is there after a reload, and leaves nothing behind', () => {
    const stored = new Map<string, string>()
    over(stored).save('7', aTrackedJob)
    expect(over(stored).load('7')).toEqual(aTrackedJob)
    over(stored).save('7', undefined)
    expect([...stored]).toEqual([])
  })

  it.each(['', '{', '[]', '7', '{"7":{"job":"j"}}', '{"7":null}'])('is none where %j is kept', (text) => {
    const jobStorage = over(new Map([['optimisations', text]]))
    expect(jobStorage.load('7')).toBeUndefined()
    jobStorage.save('7', aTrackedJob)
    expect(jobStorage.load('7')).toEqual(aTrackedJob)
  })

  it('is none where nothing can be kept', () => {
    const jobStorage = browserJobStorage({
      storage: () => {
        throw new Error('SecurityError')
      },
    })
    jobStorage.save('7', aTrackedJob)
    jobStorage.clear()
    expect(jobStorage.load('7')).toBeUndefined()
  })
})
