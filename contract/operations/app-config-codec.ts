import { defaultConfig, type AppConfig } from '../../src/domain/config'
import {
  booleanLike,
  isJsonObject,
  nonBlankText,
  oneOf,
  optional,
  textLike,
  parseOrFallback,
} from '../../src/domain/parse'
import { roadSources } from '../../src/domain/route'
import { anyTextCodec, optionalField, requiredField, record, booleanCodec } from '../codec'
import { defineEndpoint, endpointDefaults, jsonAnswer } from '../endpoint'
import { roadSourceCodec } from '../route'

const appConfigCodec = record<AppConfig>('AppConfig', {
  apiBase: requiredField('apiBase', anyTextCodec('')),
  tileUrl: requiredField('tileUrl', anyTextCodec('/tiles/{z}/{x}/{y}.png')),
  tileAttribution: requiredField('tileAttribution', anyTextCodec('© OpenStreetMap')),
  backOfficeTaskUrl: requiredField('backOfficeTaskUrl', anyTextCodec('/tasks/{stopId}')),
  showDriversTable: requiredField('showDriversTable', booleanCodec(true)),
  serverKeepsHistory: requiredField('history', booleanCodec(true)),
  roadSource: optionalField('roads', roadSourceCodec),
  forcedRoadSource: optionalField('forcedRoads', roadSourceCodec),
  dataDate: optionalField('roadsDate', anyTextCodec('2026-11-20')),
  streetsVersion: optionalField('streetsVersion', anyTextCodec('6f1d20a8')),
  openIdName: optionalField('openIdName', anyTextCodec('Visser')),
})

/** In a file of its own, so that the first page does not load the other operator endpoints. */
export const readConfig = defineEndpoint({
  ...endpointDefaults,
  group: 'Operations',
  method: 'GET',
  needsKey: false,
  name: 'readConfig',
  path: '/config.json',
  summary: 'What the pages are told about where they run',
  answer: jsonAnswer(appConfigCodec),
})

const textOrEmpty = parseOrFallback(textLike(), '')
const taskUrlOrDefault = parseOrFallback(nonBlankText(), defaultConfig.backOfficeTaskUrl)
const showDriversOrDefault = parseOrFallback(booleanLike, defaultConfig.showDriversTable)
const historyOrDefault = parseOrFallback(booleanLike, defaultConfig.serverKeepsHistory)
const textOrUndefined = parseOrFallback(optional(nonBlankText()), undefined)
const roadsOrUndefined = parseOrFallback(optional(oneOf(...roadSources)), undefined)

/** Missing or unreadable fields take their default. */
export const decodeConfig = (value: unknown): AppConfig => {
  const fields = isJsonObject(value) ? value : {}
  return {
    // The path of every call begins with a slash, so the base must not end with one.
    apiBase: textOrEmpty(fields['apiBase'])
      .replace(/[/\s]+$/, '')
      .trimStart(),
    tileUrl: textOrEmpty(fields['tileUrl']).trim(),
    tileAttribution: textOrEmpty(fields['tileAttribution']).trim(),
    backOfficeTaskUrl: taskUrlOrDefault(fields['backOfficeTaskUrl']),
    showDriversTable: showDriversOrDefault(fields['showDriversTable']),
    serverKeepsHistory: historyOrDefault(fields['history']),
    roadSource: roadsOrUndefined(fields['roads']),
    forcedRoadSource: roadsOrUndefined(fields['forcedRoads']),
    dataDate: textOrUndefined(fields['roadsDate']),
    streetsVersion: textOrUndefined(fields['streetsVersion']),
    openIdName: textOrUndefined(fields['openIdName']),
  }
}
