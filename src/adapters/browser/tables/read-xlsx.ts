import * as E from 'fp-ts/Either'
import { sizeReason, type Sheet, type SourceTable } from '../../../domain/import'
import { pluralise } from '../../../domain/text'
import { attributeOf, scanXml } from './scan-xml'
import { createCellReader, tableOfSheets, trimmedRows } from './table-of-sheets'
import { readFormats } from './xlsx-numbers'
import { readSharedTexts, readXlsxSheet } from './xlsx-sheet'
import { openZip, type ZipArchive } from './zip-archive'

const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_SHEETS = 20

/** Reads the sheets of an .xlsx file that are not hidden. */
export const readXlsx = async (
  fileName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<E.Either<string, SourceTable>> => {
  try {
    const archive = openZip(bytes)
    const reason = reasonAgainst(archive)
    return reason === undefined ? await readWorkbook({ fileName, bytes: bytes.length }, archive) : E.left(reason)
  } catch {
    return E.left('The file is damaged. Save it again as .xlsx.')
  }
}

const reasonAgainst = ({ names, isEncrypted, declaredSize }: ZipArchive): string | undefined => {
  if (isEncrypted) return 'Protected with a password. Save it without one.'
  if (declaredSize > MAX_UNPACKED_BYTES)
    return 'Unpacks to more than 100 MB. Delete what is not needed and save it again.'
  if (names.includes('mimetype')) return 'An .ods file. Save it as .xlsx.'
  if (names.includes('xl/workbook.bin')) return 'An .xlsb file. Save it as .xlsx.'
  if (names.some((name) => name.startsWith('Index/'))) return 'A .numbers file. Export it as .xlsx.'
  if (names.some((name) => name.startsWith('word/'))) return 'A .docx file. Copy the table into a spreadsheet.'
  return names.some((name) => name.startsWith('xl/')) ? undefined : 'A .zip file. Unpack it and choose the file in it.'
}

type File = Pick<SourceTable, 'fileName' | 'bytes'>

const readWorkbook = async (file: File, archive: ZipArchive): Promise<E.Either<string, SourceTable>> => {
  const { sheetPaths, isFrom1904, sharedTexts, styles } = await readParts(archive)
  const workbook = {
    isFrom1904,
    sharedTexts: await readSharedTexts(archive, sharedTexts),
    formats: await readFormats(archive, styles),
  }
  const cells = createCellReader()
  const sheets: Sheet[] = []
  const refused: { readonly name: string; readonly reason: string }[] = []
  for (const { name, path } of sheetPaths.slice(0, MAX_SHEETS)) {
    const { rows, rowCount, columnCount } = await readXlsxSheet(archive, path, workbook)
    const reason = sizeReason(rowCount, columnCount)
    if (reason !== undefined) refused.push({ name, reason })
    else if (rows.length > 0) sheets.push({ name, rows: trimmedRows(rows.map((row) => row.map(cells.read))) })
  }
  const [first] = refused
  if (first !== undefined && sheets.length === 0) return E.left(first.reason)
  const without = refused.map(({ name, reason }) => `without “${name}”: ${withoutAdvice(reason)}`)
  return tableOfSheets(file, sheets, [
    sheets.length > 1 || without.length > 0 ? pluralise(sheets.length, 'sheet') : undefined,
    ...without,
    cells.note(),
  ])
}

const withoutAdvice = (reason: string): string => (reason.split('. ')[0] ?? reason).replace('Has', 'has')

type Parts = {
  readonly sheetPaths: ReadonlyArray<{ readonly name: string; readonly path: string }>
  readonly isFrom1904: boolean
  readonly sharedTexts: string
  readonly styles: string
}

/** Where the parts of the workbook stand. */
const readParts = async (archive: ZipArchive): Promise<Parts> => {
  const root = await readRelations(archive, '_rels/.rels', '')
  const path = root.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml'
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const relations = await readRelations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder)
  const targetOf = (kind: string): string => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? ''
  const sheetPaths: { readonly name: string; readonly path: string }[] = []
  let isFrom1904 = false
  await scanXml(archive, path, {
    onOpen: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributeOf(attributes, 'date1904') ?? '')
      if (name !== 'sheet' || /hidden$/i.test(attributeOf(attributes, 'state') ?? '')) return
      const id = attributeOf(attributes, 'id')
      const target = relations.find((relation) => relation.id === id)?.target
      if (target !== undefined) sheetPaths.push({ name: attributeOf(attributes, 'name') ?? '', path: target })
    },
  })
  return { sheetPaths, isFrom1904, sharedTexts: targetOf('sharedStrings'), styles: targetOf('styles') }
}

type Relation = { readonly id: string | undefined; readonly type: string; readonly target: string }

const readRelations = async (archive: ZipArchive, path: string, folder: string): Promise<ReadonlyArray<Relation>> => {
  const relations: Relation[] = []
  await scanXml(archive, path, {
    onOpen: (name, attributes) => {
      if (name !== 'Relationship') return
      const target = attributeOf(attributes, 'Target') ?? ''
      relations.push({
        id: attributeOf(attributes, 'Id'),
        type: attributeOf(attributes, 'Type') ?? '',
        target: target.startsWith('/') ? target.slice(1) : `${folder}${target}`,
      })
    },
  })
  return relations
}
