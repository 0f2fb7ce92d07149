import * as E from 'fp-ts/Either'
import { invalid, type Refusal } from '../../contract'
import type { saveProject as call, SavedPlan } from '../../contract/project'
import { diffPlans, summarisePlanChange, isEmptyChange } from '../../src/domain/history'
import { acceptedPart } from '../../src/domain/optimisation'
import { planFromDocuments, type Plan } from '../../src/domain/plan'
import type { AskedBy } from '../http'
import { resultIn } from '../optimisation/record'
import type { ProjectId, Records } from '../storage'
import { changePlan, type Stands } from './change-plan'
import { crewsOf, strangersIn } from './unknown-drivers'
import type { Workshop } from './plan-edit-ports'

/** Replaces both documents of a project; they must fit together. */
export const saveProject =
  (workshop: Workshop) =>
  async (
    { parameters: { id }, body, who, expected }: AskedBy<typeof call>,
    records: Records,
  ): Promise<E.Either<Refusal, Stands>> => {
    const proposed = await proposedFor(records, id, expected)
    const crews = await crewsOf(records)
    return changePlan(workshop)(
      records,
      { who, project: id, expected },
      (now) => {
        const strangers = strangersIn(body, now, crews)
        return strangers.length > 0 ? E.left(invalid(strangers)) : E.mapLeft(invalid)(planIn(body, now))
      },
      (before, after) => summarisePlanChange(deedBy(proposed, body, before), before, after),
    )
  }

const planIn = ({ document, stops }: SavedPlan, now: Plan) => planFromDocuments(document, stops, now)

/** The plan that the last job proposed, if it was made for the version that is to be replaced. */
const proposedFor = async (
  records: Records,
  project: ProjectId,
  expected: ReadonlyArray<string> | undefined,
): Promise<SavedPlan | undefined> => {
  const job = expected === undefined ? undefined : await records.jobs.latestOf(project)
  const result = job && resultIn(job)
  return result?.baseVersion !== undefined && expected?.includes(String(result.baseVersion)) === true
    ? result
    : undefined
}

/**
 * Saving the proposed plan, or the proposed plan without the declined routes, counts as accepting it; any other plan
 * was made by hand.
 */
const deedBy = (proposed: SavedPlan | undefined, saved: SavedPlan, before: Plan): Parameters<typeof summarisePlanChange>[0] => {
  if (proposed === undefined) return 'plan saved'
  const [one, other] = [planIn(proposed, before), planIn(saved, before)]
  if (E.isLeft(one) || E.isLeft(other)) return 'plan saved'
  if (isSame(one.right, other.right)) return 'optimisation accepted'
  const part = acceptedPart(before, one.right, new Set(saved.declined))
  return isSame(part, other.right) ? 'optimisation accepted in part' : 'plan saved'
}

const isSame = (one: Plan, other: Plan): boolean => isEmptyChange(diffPlans(one, other))
