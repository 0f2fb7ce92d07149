import type { AppConfig } from '../../contract/operations'
import type { Settings } from '../settings'

/** What the pages are told about where they run; what nobody set is the server's own. */
export const appConfigOf = (
  settings: Pick<Settings, 'apiBase' | 'tileUrl' | 'tileAttribution' | 'backOfficeTaskUrl' | 'showDriversTable'>,
): AppConfig => ({
  apiBase: settings.apiBase,
  tileUrl: settings.tileUrl ?? '',
  tileAttribution: settings.tileAttribution ?? '',
  backOfficeTaskUrl: settings.backOfficeTaskUrl ?? '/tasks/{stopId}',
  showDriversTable: settings.showDriversTable,
  history: true,
})
