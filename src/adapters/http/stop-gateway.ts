import * as calls from '../../../contract/stop'
import type { StopGateway } from '../../application/stop'
import { gatewayCall, plain } from './call-endpoint'
import type { Caller } from './request-types'
import type { FileSender } from './send-file'
import { uploadStops } from './upload-stops-file'

export const httpStopGateway = (ask: Caller, send: FileSender): StopGateway => {
  const call = gatewayCall(ask)
  const ofProject = (id: string) => ({ ...plain, parameters: { id } })
  const ofStop = (id: string, stopId: string) => ({ ...plain, parameters: { id, stopId } })
  return {
    list: (project, callingOff) => call(calls.listStops)(ofProject(project), { callingOff }),
    document: (project, callingOff) => call(calls.readStopsDocument)(ofProject(project), { callingOff }),
    read: (project, id, callingOff) => call(calls.readStop)(ofStop(project, id), { callingOff }),
    add: (project, body) => call(calls.addStop)({ ...ofProject(project), body }),
    update: (project, body) => call(calls.updateStop)({ ...ofStop(project, body.id), body }),
    upload: uploadStops(send),
  }
}
