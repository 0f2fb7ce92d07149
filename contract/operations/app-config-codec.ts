import { textOrNumber } from '../../src/domain/parse'
import { needed, record, value, yesOrNo } from '../shape'

/** The settings that the server gives to the pages. */
export type AppConfig = {
  /** what stands before the path of every call; empty where the pages come from the same server */
  readonly apiBase: string
  readonly tileUrl: string
  readonly tileAttribution: string
  /** holds `{stopId}`, `{externalTaskId}` or both */
  readonly backOfficeTaskUrl: string
  readonly showDriversTable: boolean
  /** whether the server keeps a history that can be undone */
  readonly history: boolean
}

const text = (example: string) => value(textOrNumber(), { type: 'string' }, example)

export const appConfig = record<AppConfig>('AppConfig', {
  apiBase: needed('apiBase', text('')),
  tileUrl: needed('tileUrl', text('/tiles/{z}/{x}/{y}.png')),
  tileAttribution: needed('tileAttribution', text('© OpenStreetMap')),
  backOfficeTaskUrl: needed('backOfficeTaskUrl', text('/tasks/{stopId}')),
  showDriversTable: needed('showDriversTable', yesOrNo(true)),
  history: needed('history', yesOrNo(true)),
})
