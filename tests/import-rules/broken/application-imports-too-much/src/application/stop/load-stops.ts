import { makeAutoObservable } from 'mobx' // refused
import { stopGateway } from '../../adapters/http/stop-gateway' // refused
import { stopCodec } from '../../../contract' // refused

export const loadStops = (): unknown => makeAutoObservable({ stopGateway, stopCodec })
