import { count, needed, record } from '../shape'

/** The version that a project has after a change. */
export const newVersion = record<{ readonly version: number }>('NewVersion', {
  version: needed('version', count({ min: 1 }, 9)),
})
