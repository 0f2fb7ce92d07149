export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** Nothing comes after it: one that was cancelled at work still runs until it has handed in what it had. */
export const isFinished = ({ state }: { readonly state: JobState }): boolean =>
  state !== 'queued' && state !== 'running'
