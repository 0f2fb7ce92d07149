import * as E from 'fp-ts/Either'
import { MAX_IMPORT_BYTES, MAX_IMPORT_MB, type SourceTable } from '../../../domain/import'
import { decodeText } from './decode-text'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readXlsx } from './read-xlsx'

/** The first bytes of a ZIP archive, which an .xlsx file is, and of an .xls file. */
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04]
const OLD_OFFICE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a file by what is in it, whatever its name says; a refusal says what to do. */
export const readTable = async (
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<E.Either<string, SourceTable>> => {
  if (bytes.length > MAX_IMPORT_BYTES) return E.left(`Has more than ${MAX_IMPORT_MB} MB. Divide the file.`)
  if (startsWith(bytes, ZIP_SIGNATURE)) return readXlsx(fileName, bytes)
  if (startsWith(bytes, OLD_OFFICE_SIGNATURE)) return E.left(oldFormatReason(bytes))
  const decoded = decodeText(bytes)
  if (decoded === undefined) return E.left('Not a table. Choose a .csv, .xlsx, .txt or .json file.')
  const refused = refusedTexts.find(({ pattern }) => pattern.test(decoded.text))
  if (refused !== undefined) return E.left(refused.reason)
  const read = isJson(fileName, decoded.text) ? readJson : readCsv
  return read({ fileName, bytes: bytes.length, ...decoded })
}

/** Reads rows that were copied out of a spreadsheet. */
export const readPastedText = (text: string): E.Either<string, SourceTable> =>
  readCsv({ fileName: 'Pasted rows', bytes: text.length, text, note: undefined })

const startsWith = (bytes: Uint8Array, start: ReadonlyArray<number>): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const isJson = (fileName: string, text: string): boolean =>
  fileName.toLowerCase().endsWith('.json') || /^\s*(?:\[\s*\{|\{\s*")/.test(text)

/** The format of .xls files is also that of an .xlsx file with a password. */
const oldFormatReason = (bytes: Uint8Array): string =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
    ? 'Protected with a password. Save it without one.'
    : 'An .xls file. Open it and save it as .xlsx.'

const refusedTexts: ReadonlyArray<{ readonly pattern: RegExp; readonly reason: string }> = [
  { pattern: /^%PDF-/, reason: 'A .pdf file. Ask for the .xlsx or .csv file.' },
  {
    pattern: /^\s*<(?:!doctype html|html|table)/i,
    reason: 'A web page. Open it in a spreadsheet and save it as .xlsx.',
  },
  { pattern: /^\s*<\?xml/i, reason: 'An XML file. Save it as .xlsx or .csv.' },
  { pattern: /^\{\\rtf/, reason: 'An .rtf file. Save the table as .xlsx or .csv.' },
]
