export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** A state that no other follows. A job that is cancelled at work stays `running` until it has handed in what it had. */
export const isFinished = ({ state }: { readonly state: JobState }): boolean =>
  state !== 'queued' && state !== 'running'
