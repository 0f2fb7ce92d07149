import * as Ord from 'fp-ts/Ord'
import { timestampOf } from '../calendar'
import type { ProjectSummary } from './project-summary'

/** Projects without a date are last; equal dates sort by id. */
export const newestFirst: Ord.Ord<ProjectSummary> = Ord.fromCompare((one, other) => {
  const [left, right] = [createdTimestampOf(one), createdTimestampOf(other)]
  if (left !== right) return left > right ? -1 : 1
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0
})

const createdTimestampOf = ({ createdAt }: ProjectSummary): number => timestampOf(createdAt ?? '') ?? -Infinity
