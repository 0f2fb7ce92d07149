import { describe } from 'vitest'
import { storageCrewContract } from './storage-drivers-carriers'
import { storageHistoryContract } from './storage-history'
import { storageIsolationContract } from './storage-isolation'
import { storageJobsContract } from './storage-jobs'
import type { OpenStorage } from './storage-test-kit'
import { storageLaws } from './storage-laws'
import { storagePeopleContract } from './storage-users'
import { storagePlansContract } from './storage-plans'
import { storageProjectsContract } from './storage-projects'
import { storageReadsContract } from './storage-reads'
import { storageWritesContract } from './storage-writes'

/** What every storage must do. */
export const storageContract = (fill: string, open: OpenStorage, runs: { readonly numRuns: number }): void => {
  describe(`a storage, filled by ${fill}`, () => {
    storageWritesContract(open)
    storageReadsContract(open)
    storagePeopleContract(open)
    storageCrewContract(open)
    storageProjectsContract(open)
    storagePlansContract(open)
    storageHistoryContract(open)
    storageJobsContract(open)
    storageIsolationContract(open)
    storageLaws(open, runs)
  })
}
