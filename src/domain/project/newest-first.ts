import * as Ord from 'fp-ts/Ord'
import { timestampOf } from '../calendar'
import type { ProjectSummary } from './project-summary'

/** The list's order: the newest first, those of unknown age last, and always the same among equals. */
export const newestFirst: Ord.Ord<ProjectSummary> = Ord.fromCompare((one, other) => {
  const [left, right] = [createdTimestampOf(one), createdTimestampOf(other)]
  if (left !== right) return left > right ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
})

const createdTimestampOf = ({ createdAt }: ProjectSummary): number => timestampOf(createdAt ?? '') ?? -Infinity
