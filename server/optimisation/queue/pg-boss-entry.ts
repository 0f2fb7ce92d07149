import { createHash } from 'node:crypto'
import { isRecord } from '../../../src/domain/parse'
import type { JobKey } from './round-robin'

/**
 * The UUID under which pg-boss has a job. It is derived from the job, so that a job is in the queue only once, however
 * often it is sent.
 */
export const entryIdOf = ({ organisation, id }: JobKey): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([organisation, id]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

/** The job that an entry of the queue is about; undefined where the entry cannot be read. */
export const parseJobKey = (data: unknown): JobKey | undefined => {
  const { organisation, id } = isRecord(data) ? data : {}
  return typeof organisation === 'string' && typeof id === 'string' ? { organisation, id } : undefined
}
