import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import { exportStops as endpoint } from '../../contract/export'
import type { Plan } from '../../src/domain/plan'
import { exportFileNameOf, exportMediaTypes, type ExportFormat } from '../../src/domain/project'
import { attachmentHeader, type AuthorisedCommand, type Serve, type Stream } from '../http'
import { requirePlanPart, requireProjectPlan } from '../project'
import { pauseLongWork } from '../steps'
import type { Storage } from '../storage'
import { writeCsv, writeGeoJson, writeGpx, type WriteParts } from './write-text-files'
import { writeXlsx } from './write-xlsx'

const writers: Readonly<Record<ExportFormat, WriteParts<string | Uint8Array>>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  geojson: writeGeoJson,
  gpx: writeGpx,
}

/** A file shows the project at one moment; it is written after the transaction. */
export const serveExport = (serve: Serve, storage: Pick<Storage, 'read'>): void =>
  serve.stream(
    endpoint,
    async ({
      parameters: { id },
      query: { format, ...part },
      user,
    }: AuthorisedCommand<typeof endpoint>): Promise<E.Either<Refusal, Stream>> => {
      const named = await storage.read(user.organisation, async (records) => {
        const projectPlan = await requireProjectPlan(records, id)
        if (E.isLeft(projectPlan)) return projectPlan
        const drivers = part.driverId === undefined ? [] : await records.drivers.all()
        const plan = requirePlanPart(
          projectPlan.right.plan,
          part,
          drivers.map(({ driver }) => driver),
        )
        return E.isLeft(plan) ? plan : E.right({ plan: plan.right, name: projectPlan.right.project.name })
      })
      if (E.isLeft(named)) return named
      const { plan, name } = named.right
      return E.right({
        content: chunksOf(writers[format], plan),
        headers: { 'content-type': exportMediaTypes[format], ...attachmentHeader(exportFileNameOf(id, format)) },
        audited: { action: 'stops_exported', subject: name, subjectId: id, detail: format },
      })
    },
  )

/** So many stops are written before other requests have their turn. */
const PARTS_PER_CHUNK = 50

const chunksOf = async function* (write: WriteParts<string | Uint8Array>, plan: Plan): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = []
  let count = 0
  for (const part of write(plan)) {
    parts.push(typeof part === 'string' ? Buffer.from(part) : part)
    count += 1
    if (count % PARTS_PER_CHUNK !== 0) continue
    const chunk = Buffer.concat(parts)
    if (chunk.length > 0) yield chunk
    parts = []
    await pauseLongWork()
  }
  yield Buffer.concat(parts)
}
