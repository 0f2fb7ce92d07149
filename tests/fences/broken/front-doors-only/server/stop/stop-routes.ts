import { addStop } from '../../contract/stop/stop-calls' // refused
import { solved } from '../../optimiser/solved' // refused
import { stopCodec } from '../../contract'
import { driverCodec } from '../../contract/driver'

export const stopRoutes = [addStop, solved, stopCodec, driverCodec]
