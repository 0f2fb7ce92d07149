import { formatTime, isoDateOfSerial } from '../../../domain/calendar'
import type { ZipArchive } from './zip-archive'
import { attributeOf, scanXml } from './scan-xml'

/** How a cell shows its number. */
export type NumberFormat = 'number' | 'date' | 'time' | 'percentage' | 'truth' | { readonly digits: number }

/** The formats of cells, by the index that a cell names. */
export const readFormats = async (archive: ZipArchive, path: string): Promise<ReadonlyArray<NumberFormat>> => {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  await scanXml(archive, path, {
    onOpen: (name, attributes) => {
      if (name === 'numFmt')
        codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) formats.push(formatOf(Number(attributeOf(attributes, 'numFmtId')), codes))
    },
    onClose: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}

const builtInPercentages = new Set([9, 10])
const builtInTimes = new Set([18, 19, 20, 21, 45, 46, 47])

const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

const builtInFormat = (id: number): NumberFormat => {
  if (builtInTimes.has(id)) return 'time'
  if (builtInPercentages.has(id)) return 'percentage'
  return isBuiltInDate(id) ? 'date' : 'number'
}

const formatOf = (id: number, codes: ReadonlyMap<number, string>): NumberFormat => {
  const code = codes.get(id)
  if (code === undefined) return builtInFormat(id)
  if (/^"([^"]+)";"\1";"[^"]+"$/.test(code)) return 'truth'
  const signs = code.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|;.*$|General|am\/pm/gi, '').toLowerCase()
  if (/^0{2,20}$/.test(signs)) return { digits: signs.length }
  if (signs.endsWith('%')) return 'percentage'
  if (/[yd]/.test(signs)) return 'date'
  return /h|s|\[m/.test(signs) ? 'time' : /^[m\W]*m[m\W]*$/.test(signs) ? 'date' : 'number'
}

/** The text that a spreadsheet shows for a number. */
export const textOfNumber = (value: string, format: NumberFormat, isFrom1904: boolean): string => {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (typeof format === 'object') return String(number).padStart(format.digits, '0')
  if (format === 'percentage') return `${plainText(number * 100)}%`
  if (format === 'truth') return number === 0 ? 'false' : 'true'
  if (format === 'number' || number < 0 || number > MAX_SERIAL) return plainText(number)
  return format === 'time' ? timeOf(number) : dateTimeOf(isFrom1904 ? number + DAYS_TO_1904 : number)
}

/** 31 December 9999 */
const MAX_SERIAL = 2_958_465
const DAYS_TO_1904 = 1462

/** Spreadsheets show at most 15 digits. */
const plainText = (number: number): string => {
  const rounded = Number(number.toPrecision(15))
  return Math.abs(rounded) >= 1e21 ? BigInt(rounded).toString() : String(rounded)
}

const MINUTES = 24 * 60

const timeOf = (serial: number): string => formatTime(minutesIn(serial)) ?? ''

/** Rounded up to a next day only by the error of a fraction. */
const minutesIn = (serial: number): number => Math.min(MINUTES - 1, Math.round((serial - Math.floor(serial)) * MINUTES))

/** A serial below 1 is a time of day. */
const dateTimeOf = (serial: number): string => {
  const days = Math.floor(serial)
  if (days === 0) return timeOf(serial)
  const date = isoDateOfSerial(days)
  const isWholeDay = serial - days < 0.5 / MINUTES
  return isWholeDay ? date : `${date}T${timeOf(serial)}`
}
