/** What those who have a project open hear when it changes. */
export type ProjectChanged = {
  /** the version that it has now */
  readonly version: number
  /** the name of the user */
  readonly by: string
  readonly words: string
  /** an ISO date-time */
  readonly at: string
}
