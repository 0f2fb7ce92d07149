import { textOrNumber } from '../../src/domain/parse'
import { requiredField, record, valueCodec, booleanCodec } from '../shape'

/** The settings that the server gives to the pages. */
export type AppConfig = {
  /** prefix of every endpoint path; empty if the pages come from the same server */
  readonly apiBase: string
  readonly tileUrl: string
  readonly tileAttribution: string
  /** holds `{stopId}`, `{externalTaskId}` or both */
  readonly backOfficeTaskUrl: string
  readonly showDriversTable: boolean
  /** whether changes can be undone */
  readonly history: boolean
}

const textField = (example: string) => valueCodec(textOrNumber(), { type: 'string' }, example)

export const appConfigCodec = record<AppConfig>('AppConfig', {
  apiBase: requiredField('apiBase', textField('')),
  tileUrl: requiredField('tileUrl', textField('/tiles/{z}/{x}/{y}.png')),
  tileAttribution: requiredField('tileAttribution', textField('© OpenStreetMap')),
  backOfficeTaskUrl: requiredField('backOfficeTaskUrl', textField('/tasks/{stopId}')),
  showDriversTable: requiredField('showDriversTable', booleanCodec(true)),
  history: requiredField('history', booleanCodec(true)),
})
