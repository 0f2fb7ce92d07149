import { count, needed, record } from '../shape'

/** What the project has come to. */
export const newVersion = record<{ readonly version: number }>('NewVersion', {
  version: needed('version', count({ min: 1 }, 9)),
})
