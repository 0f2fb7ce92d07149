import { createHash } from 'node:crypto'
import { isRecord } from '../../src/domain/reading'
import type { JobOf } from './fair-line'

/** pg-boss knows a job by a UUID: the same for the same job, so that it is in the queue once, however often it is sent. */
export const queuedAs = ({ organisation, id }: JobOf): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([organisation, id]))
    .digest('hex')
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5')
}

/** Which job a queue's entry is about. */
export const jobIn = (data: unknown): JobOf | undefined => {
  const { organisation, id } = isRecord(data) ? data : {}
  return typeof organisation === 'string' && typeof id === 'string' ? { organisation, id } : undefined
}
