import { memoryJobKeeper } from '../../../../src/adapters/memory'
import { jobKeeperContract } from '../../../contracts/job-keeper'

jobKeeperContract('memory', () => memoryJobKeeper())
