import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { invalid, type Refusal } from '../../contract'
import type { saveProject as call } from '../../contract/project'
import { deedOfPlan } from '../../src/domain/history'
import { planFromDocuments } from '../../src/domain/plan'
import { isRecord } from '../../src/domain/reading'
import type { AskedBy } from '../http'
import type { ProjectId, Records } from '../storage'
import { changePlan, type Stands } from './change-plan'
import type { Workshop } from './workshop'

/** Both documents in the place of those that are there; what they say must fit together. */
export const saveProject =
  (workshop: Workshop) =>
  async (
    { parameters: { id }, body, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Stands>> => {
    const deed = await deedFor(records, id, expected)
    return changePlan(workshop)(
      records,
      { who, project: id, expected },
      (now) =>
        pipe(
          planFromDocuments(body.document, body.stops, now),
          E.mapLeft((reasons) => invalid(reasons)),
        ),
      (_, after) => deedOfPlan(deed, after),
    )
  }

/** Who saves what the last job made, in the version it was made for, accepts it. */
const deedFor = async (
  records: Records,
  project: ProjectId,
  expected: ReadonlyArray<string> | undefined,
): Promise<'optimisation accepted' | 'plan saved'> => {
  const { result } = (await records.jobs.latestOf(project)) ?? {}
  const base = isRecord(result) ? result['base_version'] : undefined
  const isOfIt = (typeof base === 'string' || typeof base === 'number') && expected?.includes(String(base)) === true
  return isOfIt ? 'optimisation accepted' : 'plan saved'
}
