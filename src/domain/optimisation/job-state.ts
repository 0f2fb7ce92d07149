export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** A final state. A job that is cancelled while it runs stays `running` until its best plan so far is stored. */
export const isFinished = ({ state }: { readonly state: JobState }): boolean =>
  state !== 'queued' && state !== 'running'
