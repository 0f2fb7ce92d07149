import * as calls from '../../../contract/stop'
import type { StopGateway } from '../../application/stop'
import { callEndpoint, emptyInput } from './call-endpoint'
import type { SendRequest } from './request-types'
import type { SendFile } from './send-file'
import { uploadStopsFile } from './upload-stops-file'

export const httpStopGateway = (sendRequest: SendRequest, sendFile: SendFile): StopGateway => {
  const call = callEndpoint(sendRequest)
  const projectInput = (id: string) => ({ ...emptyInput, parameters: { id } })
  const stopInput = (id: string, stopId: string) => ({ ...emptyInput, parameters: { id, stopId } })
  return {
    list: (project, cancelSignal) => call(calls.listStops)(projectInput(project), { cancelSignal }),
    document: (project, cancelSignal) => call(calls.readStopsDocument)(projectInput(project), { cancelSignal }),
    read: (project, id, cancelSignal) => call(calls.readStop)(stopInput(project, id), { cancelSignal }),
    add: (project, body) => call(calls.addStop)({ ...projectInput(project), body }),
    update: (project, body) => call(calls.updateStop)({ ...stopInput(project, body.id), body }),
    upload: uploadStopsFile(sendFile),
  }
}
