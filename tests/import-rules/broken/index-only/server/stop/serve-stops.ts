import { addStop } from '../../contract/stop/stop-endpoints' // refused
import { solve } from '../../optimiser/solve' // refused
import { stopCodec } from '../../contract'
import { driverCodec } from '../../contract/driver'

export const serveStops = [addStop, solve, stopCodec, driverCodec]
