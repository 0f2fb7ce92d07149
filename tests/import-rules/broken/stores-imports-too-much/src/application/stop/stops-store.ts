import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite' // refused
import { stopGateway } from '../../adapters/http/stop-gateway' // refused

export const stopsStore = makeAutoObservable({ observer, stopGateway })
