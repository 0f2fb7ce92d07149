import { pipe } from 'fp-ts/function'
import type * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'
import {
  exportFileNameOf,
  exportMediaTypes,
  reportFileNameOf,
  type ExportQuery,
  type ProjectId,
} from '../../domain/project'
import type { AttemptCall } from '../session'
import type { FileSaver } from './file-saver'
import type { ProjectGateway } from './project-gateway'

export type DownloadReportPorts = {
  readonly gateway: Pick<ProjectGateway, 'report'>
  readonly files: FileSaver
  readonly attempt: AttemptCall
}

export type DownloadReport = (id: ProjectId) => Promise<E.Either<CallFailure, void>>

/** §7: a PDF, saved as report_{id}.pdf. */
export const downloadReport =
  ({ gateway, files, attempt }: DownloadReportPorts): DownloadReport =>
  (id) =>
    attempt(
      'download the report',
      pipe(
        gateway.report(id),
        TE.flatMap((bytes) => files.save(reportFileNameOf(id), 'application/pdf', bytes)),
      ),
    )

export type ExportStopsPorts = {
  readonly gateway: Pick<ProjectGateway, 'exportStops'>
  readonly files: FileSaver
  readonly attempt: AttemptCall
}

export type ExportStops = (id: ProjectId, query: ExportQuery) => Promise<E.Either<CallFailure, void>>

/** Saves the stops of a project, or of a part of it, as a file for another program. */
export const exportStops =
  ({ gateway, files, attempt }: ExportStopsPorts): ExportStops =>
  (id, query) =>
    attempt(
      'export the stops',
      pipe(
        gateway.exportStops(id, query),
        TE.flatMap((bytes) => files.save(exportFileNameOf(id, query.format), exportMediaTypes[query.format], bytes)),
      ),
    )
