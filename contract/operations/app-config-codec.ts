import { defaultConfig, type AppConfig } from '../../src/domain/config'
import { flag, isRecord, nonBlankText, textOrNumber, withFallback } from '../../src/domain/parse'
import { requiredField, record, valueCodec, booleanCodec } from '../codec'

const textField = (example: string) => valueCodec(textOrNumber(), { type: 'string' }, example)

export const appConfigCodec = record<AppConfig>('AppConfig', {
  apiBase: requiredField('apiBase', textField('')),
  tileUrl: requiredField('tileUrl', textField('/tiles/{z}/{x}/{y}.png')),
  tileAttribution: requiredField('tileAttribution', textField('© OpenStreetMap')),
  backOfficeTaskUrl: requiredField('backOfficeTaskUrl', textField('/tasks/{stopId}')),
  showDriversTable: requiredField('showDriversTable', booleanCodec(true)),
  hasHistory: requiredField('history', booleanCodec(true)),
})

const textOrEmpty = withFallback(textOrNumber(), '')
const taskUrlOrDefault = withFallback(nonBlankText(), defaultConfig.backOfficeTaskUrl)
const showDriversOrDefault = withFallback(flag, defaultConfig.showDriversTable)
const historyOrDefault = withFallback(flag, defaultConfig.hasHistory)

/** Missing or unreadable fields take their default. */
export const decodeConfig = (value: unknown): AppConfig => {
  const fields = isRecord(value) ? value : {}
  return {
    // The path of every call begins with a slash, so the base must not end with one.
    apiBase: textOrEmpty(fields['apiBase'])
      .replace(/[/\s]+$/, '')
      .trimStart(),
    tileUrl: textOrEmpty(fields['tileUrl']).trim(),
    tileAttribution: textOrEmpty(fields['tileAttribution']).trim(),
    backOfficeTaskUrl: taskUrlOrDefault(fields['backOfficeTaskUrl']),
    showDriversTable: showDriversOrDefault(fields['showDriversTable']),
    hasHistory: historyOrDefault(fields['history']),
  }
}
