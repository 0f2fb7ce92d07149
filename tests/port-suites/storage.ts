import { describe } from 'vitest'
import { storageAuditSuite } from './storage-audit'
import { storageDriversAndCarriersSuite } from './storage-drivers-carriers'
import { storageCorrectionsSuite } from './storage-corrections'
import { storageChangeTextsSuite } from './storage-change-texts'
import { storageHistorySuite } from './storage-history'
import { storageIsolationSuite } from './storage-isolation'
import { storageJobsSuite } from './storage-jobs'
import type { OpenStorage } from './storage-test-kit'
import { storageKeysSuite } from './storage-keys'
import { storageLaws } from './storage-laws'
import { storageUsersSuite } from './storage-users'
import { storagePlansSuite } from './storage-plans'
import { storageProjectsSuite } from './storage-projects'
import { storageReadsSuite } from './storage-reads'
import { storageWritesSuite } from './storage-writes'

/** The tests that every storage passes. */
export const storageSuite = (adapterName: string, open: OpenStorage, runs: { readonly numRuns: number }): void => {
  describe(`Storage implemented by ${adapterName}`, () => {
    storageWritesSuite(open)
    storageReadsSuite(open)
    storageUsersSuite(open)
    storageKeysSuite(open)
    storageAuditSuite(open)
    storageDriversAndCarriersSuite(open)
    storageProjectsSuite(open)
    storagePlansSuite(open)
    storageHistorySuite(open)
    storageChangeTextsSuite(open)
    storageCorrectionsSuite(open)
    storageJobsSuite(open)
    storageIsolationSuite(open)
    storageLaws(open, runs)
  })
}
