import { makeAutoObservable } from 'mobx' // refused
import { httpStopGateway } from '../../adapters/http/http-stop-gateway' // refused
import { stopCodec } from '../../../contract' // refused

export const loadStops = (): unknown => makeAutoObservable({ httpStopGateway, stopCodec })
