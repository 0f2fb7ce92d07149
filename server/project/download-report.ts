import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { downloadReport as call } from '../../contract/project'
import { isRecord } from '../../src/domain/reading'
import { reportFileOf } from '../../src/domain/project'
import type { StopId } from '../../src/domain/stop'
import type { AskedBy, Stream } from '../http'
import { reportContent, writeReport, type Reported } from '../report'
import type { ProjectId, Records, Storage } from '../storage'
import { planFor } from './plan-for'
import type { Workshop } from './workshop'

/** What is printed is of one moment; it is set and written while nobody waits for the database. */
export const downloadReport =
  ({ now, travel }: Pick<Workshop, 'now' | 'travel'>, storage: Pick<Storage, 'read'>) =>
  async ({ parameters: { id }, who }: AskedBy<typeof call>): Promise<E.Either<Refusal, Stream>> => {
    const reported = await storage.read(who.organisation, (records) => reportedOf(records, id))
    if (E.isLeft(reported)) return reported
    const content = reportContent({ ...reported.right, drive: travel.drive, clock: { now } })
    const name = reportFileOf(id)
    return E.right({
      content: writeReport(content),
      headers: { 'content-disposition': `attachment; filename="${name.replaceAll(/["\\\r\n]/g, '_')}"` },
    })
  }

type Found = Omit<Reported, 'drive' | 'clock'>

const reportedOf = async (records: Records, id: ProjectId): Promise<E.Either<Refusal, Found>> => {
  const stands = await planFor(records, id)
  if (E.isLeft(stands)) return stands
  const { project, plan } = stands.right
  const [organisation, drivers, carriers, job] = [
    await records.organisation.find(),
    await records.drivers.all(),
    await records.carriers.all(),
    await records.jobs.latestOf(id),
  ]
  const reasons = reasonsIn(job?.result)
  return E.right({
    project,
    plan,
    headquarters: organisation?.at,
    drivers: drivers.map(({ driver }) => driver),
    carriers,
    whyUnplanned: (stop) => reasons.get(stop) ?? [],
  })
}

/** What the last optimisation said of the stops that it left out. */
const reasonsIn = (result: unknown): ReadonlyMap<StopId, ReadonlyArray<string>> =>
  new Map(
    recordsIn(isRecord(result) ? result['unplanned'] : undefined).flatMap((left): [StopId, ReadonlyArray<string>][] =>
      typeof left['stop_id'] === 'string' ? [[left['stop_id'], wordsIn(left['reasons'])]] : [],
    ),
  )

const wordsIn = (reasons: unknown): ReadonlyArray<string> =>
  recordsIn(reasons).flatMap(({ words }) => (typeof words === 'string' ? [words] : []))

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
