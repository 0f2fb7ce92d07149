import { nonBlankText, flag, isRecord, withFallback, textOrNumber } from '../parse'

/** What the pages are told about the world they run in. */
export type AppConfig = {
  /** before the path of every call; empty on the server's own origin */
  readonly apiBase: string
  /** empty for the basemap that is shipped along */
  readonly tileUrl: string
  readonly tileAttribution: string
  /** holds `{stopId}`, `{externalTaskId}` or both */
  readonly backOfficeTaskUrl: string
  readonly showDriversTable: boolean
  /** whether the server keeps a history that can be undone */
  readonly history: boolean
}

/** Where nobody says anything. A server that says nothing is not known to keep a history. */
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

/** Whoever sets it up by hand may leave out anything; a field that cannot be understood is as usual. */
export const decodeConfig = (value: unknown): AppConfig => {
  const record = isRecord(value) ? value : {}
  return {
    // every path begins with a slash
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
