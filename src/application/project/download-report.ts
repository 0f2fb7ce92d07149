import type * as E from 'fp-ts/Either'
import type { CallFailure } from '../../domain/failure'
import {
  exportFileNameOf,
  exportMediaTypes,
  reportFileNameOf,
  type ExportQuery,
  type ProjectId,
} from '../../domain/project'
import type { CallServer } from '../session'
import { saveFile, type FileSaver, type SavingMode } from './file-saver'
import type { ProjectGateway } from './project-gateway'

export type DownloadReportPorts = {
  readonly gateway: Pick<ProjectGateway, 'report'>
  readonly files: FileSaver
  readonly callServer: CallServer
}

export type DownloadReport = (id: ProjectId) => Promise<E.Either<CallFailure, void>>

/** §7: a PDF, saved as report_{id}.pdf. */
export const downloadReport =
  ({ gateway, files, callServer }: DownloadReportPorts): DownloadReport =>
  (id) =>
    callServer(
      'download the report',
      saveFile(files, { name: reportFileNameOf(id), type: 'application/pdf', bytes: gateway.report(id) }),
    )

export type ExportStopsPorts = {
  readonly gateway: Pick<ProjectGateway, 'exportStops'>
  readonly files: FileSaver
  readonly callServer: CallServer
}

export type ExportStops = (id: ProjectId, query: ExportQuery, mode?: SavingMode) => Promise<E.Either<CallFailure, void>>

/** Saves the stops of a project, or of a part of it, as a file for another program. */
export const exportStops =
  ({ gateway, files, callServer }: ExportStopsPorts): ExportStops =>
  (id, query, mode) =>
    callServer(
      'export the stops',
      saveFile(
        files,
        {
          name: exportFileNameOf(id, query.format),
          type: exportMediaTypes[query.format],
          bytes: gateway.exportStops(id, query),
        },
        mode,
      ),
    )
