import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { downloadReport as call } from '../../contract/project'
import { reportFileOf } from '../../src/domain/project'
import type { AskedBy, Stream } from '../http'
import { unplannedReasonOf } from '../../src/domain/stop'
import { whyItSeems } from '../optimisation/problem'
import { reportContent, unhurried, writeReport, type Reported } from '../report'
import type { ProjectId, Records, Storage } from '../storage'
import type { Travel } from '../travel'
import { planFor } from './require-project-plan'
import type { Workshop } from './plan-edit-ports'

/** The report shows the project at one moment; it is laid out and written after the transaction. */
export const downloadReport =
  ({ now, travel }: Pick<Workshop, 'now' | 'travel'>, storage: Pick<Storage, 'read'>) =>
  async ({ parameters: { id }, who }: AskedBy<typeof call>): Promise<E.Either<Refusal, Stream>> => {
    const reported = await storage.read(who.organisation, (records) => reportedOf(records, id))
    if (E.isLeft(reported)) return reported
    const whyUnplanned = whyLeftOut(reported.right, travel)
    const content = await unhurried(
      reportContent({ ...reported.right, whyUnplanned, drive: travel.drive, clock: { now } }),
    )
    const name = reportFileOf(id)
    return E.right({
      content: writeReport(content),
      headers: { 'content-disposition': `attachment; filename="${name.replaceAll(/["\\\r\n]/g, '_')}"` },
    })
  }

type Found = Omit<Reported, 'whyUnplanned' | 'drive' | 'clock'>

const reportedOf = async (records: Records, id: ProjectId): Promise<E.Either<Refusal, Found>> => {
  const stands = await planFor(records, id)
  if (E.isLeft(stands)) return stands
  const { project, plan } = stands.right
  const [organisation, drivers, carriers] = [
    await records.organisation.find(),
    await records.drivers.all(),
    await records.carriers.all(),
  ]
  return E.right({
    project,
    plan,
    headquarters: organisation?.at,
    drivers: drivers.map(({ driver }) => driver),
    carriers,
  })
}

/** Why a stop is not planned: the reason of the accepted optimisation, or else what can be seen from the plan. */
const whyLeftOut = ({ headquarters, ...found }: Found, { leg }: Pick<Travel, 'leg'>): Reported['whyUnplanned'] => {
  const seems = headquarters === undefined ? () => undefined : whyItSeems({ ...found, headquarters }, leg)
  return (stop) => unplannedReasonOf(stop)?.reason ?? seems(stop)
}
