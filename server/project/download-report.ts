import * as E from 'fp-ts/Either'
import type { Refusal } from '../../contract'
import type { downloadReport as endpoint } from '../../contract/project'
import { reportFileNameOf } from '../../src/domain/project'
import { attachmentHeader, type AuthorisedCommand, type Stream } from '../http'
import type { PlanPart } from '../../src/domain/plan'
import { unplannedReasonOf } from '../../src/domain/stop'
import { likelyUnplannedReason } from '../optimisation/result/likely-unplanned-reason'
import { reportContent, writeReport, type ReportInput } from '../report'
import { runInSteps } from '../steps'
import type { ProjectId, Records, Storage } from '../storage'
import type { Travel } from '../travel'
import { requireProjectPlan, requirePlanPart } from './require-project-plan'
import type { PlanEditPorts } from './plan-edit-ports'

/** The report shows the project at one moment; it is laid out and written after the transaction. */
export const downloadReport =
  ({ now, travel }: Pick<PlanEditPorts, 'now' | 'travel'>, storage: Pick<Storage, 'read'>) =>
  async ({
    parameters: { id },
    query,
    user,
    closed: signal,
  }: AuthorisedCommand<typeof endpoint> & { readonly closed: AbortSignal }): Promise<E.Either<Refusal, Stream>> => {
    const reportData = await storage.read(user.organisation, (records) => loadReportData(records, id, query))
    if (E.isLeft(reportData)) return reportData
    const content = await runInSteps(
      reportContent({
        ...reportData.right,
        unplannedReasonOf: unplannedReasonFinder(reportData.right, travel),
        measureDrive: travel.drive,
        clock: { now },
      }),
      { signal },
    )
    return E.right({
      content: writeReport(content, signal),
      headers: attachmentHeader(reportFileNameOf(id)),
      audited: { action: 'report_downloaded', subject: reportData.right.project.name, subjectId: id },
    })
  }

type ReportData = Omit<ReportInput, 'unplannedReasonOf' | 'measureDrive' | 'clock'>

const loadReportData = async (
  records: Records,
  id: ProjectId,
  part: PlanPart,
): Promise<E.Either<Refusal, ReportData>> => {
  const projectPlan = await requireProjectPlan(records, id)
  if (E.isLeft(projectPlan)) return projectPlan
  const { project } = projectPlan.right
  const [organisation, drivers, carriers] = [
    await records.organisation.find(),
    await records.drivers.all(),
    await records.carriers.all(),
  ]
  const organisationDrivers = drivers.map(({ driver }) => driver)
  const plan = requirePlanPart(projectPlan.right.plan, part, organisationDrivers)
  if (E.isLeft(plan)) return plan
  return E.right({
    project,
    part,
    plan: plan.right,
    headquarters: organisation?.headquarters,
    drivers: organisationDrivers,
    carriers,
  })
}

/** Why a stop is not planned: the reason of the accepted optimisation, or else what can be seen from the plan. */
const unplannedReasonFinder = (
  { headquarters, ...reportData }: ReportData,
  { leg }: Pick<Travel, 'leg'>,
): ReportInput['unplannedReasonOf'] => {
  const findLikelyReason =
    headquarters === undefined ? () => undefined : likelyUnplannedReason({ ...reportData, headquarters }, leg)
  return (stop) => unplannedReasonOf(stop.facts)?.reason ?? findLikelyReason(stop)
}
