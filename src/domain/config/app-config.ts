import { nonBlankText, flag, isRecord, withFallback, textOrNumber } from '../parse'

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
  readonly history: boolean
}

/** An older server without `history` in its answer keeps none. */
export const defaultConfig: AppConfig = {
  apiBase: '',
  tileUrl: '',
  tileAttribution: '',
  backOfficeTaskUrl: '/tasks/{stopId}',
  showDriversTable: true,
  history: false,
}

const textOrEmpty = withFallback(textOrNumber(), '')
const taskUrlOrDefault = withFallback(nonBlankText(), defaultConfig.backOfficeTaskUrl)
const showDriversOrDefault = withFallback(flag, defaultConfig.showDriversTable)
const historyOrDefault = withFallback(flag, defaultConfig.history)

/** Missing or unreadable fields take their default. */
export const decodeConfig = (value: unknown): AppConfig => {
  const record = isRecord(value) ? value : {}
  return {
    // the path of every call begins with a slash
    apiBase: textOrEmpty(record['apiBase'])
      .replace(/[/\s]+$/, '')
      .trimStart(),
    tileUrl: textOrEmpty(record['tileUrl']).trim(),
    tileAttribution: textOrEmpty(record['tileAttribution']).trim(),
    backOfficeTaskUrl: taskUrlOrDefault(record['backOfficeTaskUrl']),
    showDriversTable: showDriversOrDefault(record['showDriversTable']),
    history: historyOrDefault(record['history']),
  }
}
