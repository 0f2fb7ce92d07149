import { describe, expect, it } from 'vitest'
import { browserJobStorage } from '../../../src/adapters/browser'
import { aTrackedJob, jobStorageSuite } from '../../port-suites/job-storage'
import { storageOnMap } from '../../kit/browser-storage-fakes'

const jobStorageOn = (stored: Map<string, string>) => browserJobStorage({ storage: () => storageOnMap(stored) })

jobStorageSuite('a browser', () => jobStorageOn(new Map()))

describe('browserJobStorage', () => {
  it('a saved job is loaded after a reload, and removing it leaves no entry', () => {
    const stored = new Map<string, string>()
    jobStorageOn(stored).save('7', aTrackedJob)
    expect(jobStorageOn(stored).load('7')).toEqual(aTrackedJob)
    jobStorageOn(stored).forget('7')
    expect([...stored]).toEqual([])
  })

  it('a job is stored under the names that earlier releases read', () => {
    const stored = new Map<string, string>()
    jobStorageOn(stored).save('7', aTrackedJob)
    expect(JSON.parse(stored.get('optimisations') ?? '')).toEqual({
      '7': {
        job: 'job_41e0',
        days: ['2026-11-23', 'Di'],
        stops: 94,
        planFor: 'drivers',
        crews: ['drv_1', 'drv_2'],
        budgetSeconds: 20,
        askedAt: 1_795_000_000_000,
      },
    })
  })

  it.each(['', '{', '[]', '7', '{"7":{"job":"j"}}', '{"7":null}'])(
    'no job is loaded where storage has %j, and a new one can be saved',
    (text) => {
      const jobStorage = jobStorageOn(new Map([['optimisations', text]]))
      expect(jobStorage.load('7')).toBeUndefined()
      jobStorage.save('7', aTrackedJob)
      expect(jobStorage.load('7')).toEqual(aTrackedJob)
    },
  )

  it('no job is loaded where storage is blocked, and nothing throws', () => {
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
