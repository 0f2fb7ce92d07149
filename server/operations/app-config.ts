import type { AppConfig } from '../../contract/operations'
import type { Settings } from '../settings'

/** The settings that the pages are given; the back-office link leads to this server's own page unless it is set. */
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
