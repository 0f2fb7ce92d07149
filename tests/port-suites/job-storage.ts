import { describe, expect, it } from 'vitest'
import type { JobStorage, TrackedJob } from '../../src/application/optimisation'

export const aTrackedJob: TrackedJob = {
  jobId: 'job_41e0',
  days: ['2026-11-23', 'Di'],
  stops: 94,
  planFor: 'drivers',
  driverOrCarrierIds: ['drv_1', 'drv_2'],
  budgetSeconds: 20,
  askedAt: 1_795_000_000_000,
}

/** The tests that every job storage passes; `open` makes an empty one. */
export const jobStorageSuite = (adapterName: string, open: () => JobStorage): void => {
  describe(`JobStorage implemented by ${adapterName}`, () => {
    it('one optimisation per project is stored until it is removed', () => {
      const jobStorage = open()
      expect(jobStorage.load('7')).toBeUndefined()
      const otherJob: TrackedJob = { ...aTrackedJob, jobId: 'job_52f1', planFor: 'carriers' }
      jobStorage.save('7', otherJob)
      jobStorage.save('7', aTrackedJob)
      jobStorage.save('8', otherJob)
      expect([jobStorage.load('7'), jobStorage.load('8')]).toEqual([aTrackedJob, otherJob])
      jobStorage.forget('7')
      expect([jobStorage.load('7'), jobStorage.load('8')]).toEqual([undefined, otherJob])
    })

    it('clearing the storage removes the optimisations of all projects', () => {
      const jobStorage = open()
      for (const project of ['7', '8']) jobStorage.save(project, aTrackedJob)
      jobStorage.clear()
      expect(['7', '8'].map(jobStorage.load)).toEqual([undefined, undefined])
    })
  })
}
