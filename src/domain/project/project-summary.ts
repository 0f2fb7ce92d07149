export type ProjectId = string

/** A row of the projects list. */
export type ProjectSummary = {
  readonly id: ProjectId
  readonly name: string
  readonly stops: number
  readonly routes: number
  /** an ISO date-time */
  readonly createdAt: string | undefined
}
