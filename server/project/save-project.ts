import * as E from 'fp-ts/Either'
import { invalid, type Refusal } from '../../contract'
import type { saveProject as call, SavedPlan } from '../../contract/project'
import { changeBetween, deedOfPlan, isNothing } from '../../src/domain/history'
import { planFromDocuments, type Plan } from '../../src/domain/plan'
import type { AskedBy } from '../http'
import { resultIn } from '../job'
import type { ProjectId, Records } from '../storage'
import { changePlan, type Stands } from './change-plan'
import { crewsOf, strangersIn } from './strangers'
import type { Workshop } from './workshop'

/** Both documents in the place of those that are there; what they say must fit together. */
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
      (before, after) =>
        deedOfPlan(isThePlan(proposed, body, before) ? 'optimisation accepted' : 'plan saved', before, after),
    )
  }

const planIn = ({ document, stops }: SavedPlan, now: Plan) => planFromDocuments(document, stops, now)

/** What the last job proposed, where it was made for the version that is saved over. */
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

/** Whoever saves a proposal accepts it; whoever changed anything in it made a plan by hand. */
const isThePlan = (proposed: SavedPlan | undefined, saved: SavedPlan, before: Plan): boolean => {
  if (proposed === undefined) return false
  const [one, other] = [planIn(proposed, before), planIn(saved, before)]
  return E.isRight(one) && E.isRight(other) && isNothing(changeBetween(one.right, other.right))
}
