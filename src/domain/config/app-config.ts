import { filled, flag, isRecord, otherwise, wording } from '../parse'

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
export const usualConfig: AppConfig = {
  apiBase: '',
  tileUrl: '',
  tileAttribution: '',
  backOfficeTaskUrl: '/tasks/{stopId}',
  showDriversTable: true,
  history: false,
}

const words = otherwise(wording(), '')
const link = otherwise(filled(), usualConfig.backOfficeTaskUrl)
const shows = otherwise(flag, usualConfig.showDriversTable)
const keeps = otherwise(flag, usualConfig.history)

/** Whoever sets it up by hand may leave out anything; a field that cannot be understood is as usual. */
export const configIn = (value: unknown): AppConfig => {
  const said = isRecord(value) ? value : {}
  return {
    // every path begins with a slash
    apiBase: words(said['apiBase'])
      .replace(/[/\s]+$/, '')
      .trimStart(),
    tileUrl: words(said['tileUrl']).trim(),
    tileAttribution: words(said['tileAttribution']).trim(),
    backOfficeTaskUrl: link(said['backOfficeTaskUrl']),
    showDriversTable: shows(said['showDriversTable']),
    history: keeps(said['history']),
  }
}
