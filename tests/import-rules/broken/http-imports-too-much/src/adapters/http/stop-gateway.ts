import L from 'leaflet' // refused
import { storedKey } from '../browser/stored-key' // refused
import { stopCodec } from '../../../contract'

export const stopGateway = { L, storedKey, stopCodec }
