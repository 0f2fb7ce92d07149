import { memoryJobKeeper } from '.'
import { jobKeeperContract } from '../../port-suites/job-storage'

jobKeeperContract('memory', () => memoryJobKeeper())
