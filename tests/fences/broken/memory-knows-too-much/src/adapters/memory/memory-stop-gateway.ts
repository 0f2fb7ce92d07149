import * as t from 'io-ts' // refused
import { httpStopGateway } from '../http/http-stop-gateway' // refused

export const memoryStopGateway = { ...httpStopGateway, t }
