import { browserImportStorage } from '../browser/browser-import-storage'
import { httpImportGateway } from '../http/import-gateway'
import type { SendRequest } from '../http/request-types'
import { browserTableReader } from '../browser/browser-table-reader'
import type { ImportPorts } from './tokens'

export const importPorts = (send: SendRequest): ImportPorts => ({
  imports: httpImportGateway(send),
  reader: browserTableReader(),
  storage: browserImportStorage({ factory: () => indexedDB }),
})
