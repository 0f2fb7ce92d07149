import type { RoadSource } from './route'

/** The settings that the server gives to the pages. */
export type AppConfig = {
  /** before the path of every API call; empty for the server's own origin */
  readonly apiBase: string
  /** empty for the bundled basemap */
  readonly tileUrl: string
  readonly tileAttribution: string
  /** contains `{stopId}`, `{externalTaskId}` or both */
  readonly backOfficeTaskUrl: string
  readonly showDriversTable: boolean
  /** whether the server keeps a history, for undo */
  readonly serverKeepsHistory: boolean
  /** the most exact roads that the server uses; undefined for one that does not say */
  readonly roadSource: RoadSource | undefined
  /** the only ones that it may use beside estimates; undefined where it uses all that there are */
  readonly forcedRoadSource?: RoadSource | undefined
  /** the day of the data of its roads file, if it has one; as year, month and day */
  readonly dataDate?: string | undefined
  /** the version of the streets that the map can draw; undefined where the server has none */
  readonly streetsVersion?: string | undefined
  /** the name of the service by which users may sign in too; undefined where there is none */
  readonly openIdName?: string | undefined
}

/** An older server without `history` in its answer keeps none. */
export const defaultConfig: AppConfig = {
  apiBase: '',
  tileUrl: '',
  tileAttribution: '',
  backOfficeTaskUrl: '/tasks/{stopId}',
  showDriversTable: true,
  serverKeepsHistory: false,
  roadSource: undefined,
}
