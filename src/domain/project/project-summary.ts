export type ProjectId = string

/** A row of the projects list. */
export type ProjectSummary = {
  readonly id: ProjectId
  readonly name: string
  readonly stopCount: number
  readonly routeCount: number
  /** an ISO date-time */
  readonly createdAt: string | undefined
}
