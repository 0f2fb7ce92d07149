import type { AppConfig } from '../../src/domain/config'
import { textOrNumber } from '../../src/domain/parse'
import { requiredField, record, valueCodec, booleanCodec } from '../shape'

const textField = (example: string) => valueCodec(textOrNumber(), { type: 'string' }, example)

export const appConfigCodec = record<AppConfig>('AppConfig', {
  apiBase: requiredField('apiBase', textField('')),
  tileUrl: requiredField('tileUrl', textField('/tiles/{z}/{x}/{y}.png')),
  tileAttribution: requiredField('tileAttribution', textField('© OpenStreetMap')),
  backOfficeTaskUrl: requiredField('backOfficeTaskUrl', textField('/tasks/{stopId}')),
  showDriversTable: requiredField('showDriversTable', booleanCodec(true)),
  history: requiredField('history', booleanCodec(true)),
})
