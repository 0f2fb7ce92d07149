import type { CalendarDate } from '../../../src/domain/calendar'
import { loadDriversAndCarriers } from '../../project'
import type { ProjectRecord, Records } from '../../storage'
import type { ProblemSource } from './build-problem'

/** What the problem of a project is made from, as it is stored now; undefined where the organisation is deleted. */
export const loadProblemSource = async (
  records: Records,
  project: ProjectRecord,
  today: CalendarDate,
): Promise<ProblemSource | undefined> => {
  const organisation = await records.organisation.find()
  if (organisation === undefined) return undefined
  return {
    ...(await loadDriversAndCarriers(records)),
    plan: await records.projects.readPlan(project),
    headquarters: organisation.headquarters,
    today,
  }
}
