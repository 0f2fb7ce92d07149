import { memoryJobStorage } from '.'
import { jobStorageSuite } from '../../port-suites/job-storage'

jobStorageSuite('memory', () => memoryJobStorage())
