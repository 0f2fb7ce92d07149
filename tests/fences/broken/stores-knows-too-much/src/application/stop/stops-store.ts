import { makeAutoObservable } from 'mobx'
import { observer } from 'mobx-react-lite' // refused
import { httpStopGateway } from '../../adapters/http/http-stop-gateway' // refused

export const stopsStore = makeAutoObservable({ observer, httpStopGateway })
