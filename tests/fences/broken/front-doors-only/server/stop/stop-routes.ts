import { addStop } from '../../contract/stop/stop-calls' // refused
import { solved } from '../../optimiser/solved' // refused
import { stopCodec } from '../../contract'

export const stopRoutes = [addStop, solved, stopCodec]
