import * as E from 'fp-ts/Either'
import { cancelled, type CallFailure } from '../../domain/failure'
import {
  headerKeyOf,
  importFields,
  uploadRowOf,
  type ImportMode,
  type ImportRow,
  type KnownStops,
  type RowProblem,
} from '../../domain/import'
import { isoDateOf } from '../../domain/calendar'
import { isBlank, type JsonObject } from '../../domain/parse'
import { isFileProblem, uploadProblemsOf, type UploadProblem, type WrittenRow } from '../../domain/upload'
import type { ApplyServerChange, PlanStore, TrackEdit } from '../plan'
import type { CallServer } from '../session'
import type { Calendar } from '../stop'
import { verdictOf } from './address-of-row'
import type { AddressVerdict, ImportGateway, ImportStorage, ImportWork } from './import-ports'
import type { ImportState, ImportStore, RefusedRow } from './import-store'
import { numbersWith, withoutRows } from './import-work'
import { isSameSheet, type SentImport } from './sent-imports'

export type SendRowsPorts = {
  readonly imports: Pick<ImportGateway, 'importStops'>
  readonly store: Pick<ImportStore, 'value' | 'rows' | 'set'>
  readonly storage: Pick<ImportStorage, 'saveColumns'>
  readonly calendar: Pick<Calendar, 'today'>
  readonly plan: Pick<PlanStore, 'open'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly applyOwnChange: ApplyServerChange
  readonly knownStops: () => KnownStops
  readonly pause: () => Promise<void>
  /** keeps what changes */
  readonly change: (next: Partial<ImportState>) => void
  readonly discard: () => Promise<void>
  readonly noteSent: (sent: SentImport) => void
}

/** Imports the ticked rows as one change; the others are left. What the server refuses is shown at its rows, and nothing is stored. */
export const sendRows = (ports: SendRowsPorts) => async (): Promise<E.Either<CallFailure, number>> => {
  const { store, trackEdit } = ports
  const { owner, work, isSending, mode, verdicts, isCheckFailed } = store.value
  const rows = store.rows.filter(({ isIncluded }) => isIncluded)
  if (owner === undefined || isSending || rows.length === 0) return cancelled
  store.set({ ...store.value, isSending: true, refusal: undefined })
  const { imports, callServer, applyOwnChange } = ports
  return trackEdit(
    (async () => {
      const sent = rows.map((row) => rowToSend(row, verdictOf(row, { verdicts, isCheckFailed }), mode))
      await ports.pause()
      const answer = await callServer(
        'import stops',
        imports.importStops(owner.project, mode, sent, writtenRowsOf(rows)),
      )
      const isSame = store.value.owner === owner
      if (E.isLeft(answer)) {
        const { problems } = uploadProblemsOf(answer.left)
        const ofAll = problems.find(isFileProblem)
        const refused = refusedRowsOf(rows, ofAll === undefined ? problems : [])
        if (isSame) store.set({ ...store.value, isSending: false, refused, refusal: ofAll?.reason })
        return answer
      }
      const changeId = answer.right.changed?.change?.id
      if (changeId !== undefined && work !== undefined)
        ports.noteSent({ changeId, owner, work, mode, rows: numbersWith(store.value.rows ?? [], rows) })
      await keepColumns(ports, store.value)
      if (isSame) await keepOthers(ports, work, rows)
      await applyOwnChange({ project: owner.project, changed: answer.right.changed })
      if (store.value.owner === owner) store.set({ ...store.value, isSending: false })
      return E.right(rows.length)
    })(),
  )
}

/** Without what was sent, as long as the dispatcher has not turned to another table meanwhile. */
const keepOthers = async (
  { store, knownStops, change, discard }: SendRowsPorts,
  sent: ImportWork | undefined,
  sentRows: ReadonlyArray<ImportRow>,
): Promise<void> => {
  const { work, rows } = store.value
  if (work === undefined || rows === undefined || !isSameSheet(work, sent)) return
  const others = withoutRows(work, rows, numbersWith(rows, sentRows), knownStops())
  if (others === undefined) await discard()
  else change({ ...others, rowsBefore: [], refused: new Map() })
}

const correctedFields = ['zip', 'houseNumber', 'houseNumberSuffix', 'lat', 'lng'] as const

/** The addresses that the dispatcher corrected, as the file has them. */
const writtenRowsOf = (rows: ReadonlyArray<ImportRow>): ReadonlyArray<WrittenRow> =>
  rows.flatMap(({ texts, before }, index) => {
    const { zip = '', houseNumber = '', houseNumberSuffix, street, city } = { ...texts, ...before }
    return isBlank(zip) || isBlank(houseNumber) || correctedFields.every((field) => before[field] === undefined)
      ? []
      : [{ row: index + 1, zip, houseNumber, houseNumberSuffix, street, city }]
  })

/** The register's place and address, where the row has none of its own. What is remembered of it the server knows. */
const rowToSend = (row: ImportRow, verdict: AddressVerdict | undefined, mode: ImportMode): JsonObject =>
  mode === 'update' && row.knownStop !== undefined
    ? uploadRowOf(givenTextsOf(row))
    : withPlace(uploadRowOf(row.texts), verdict)

/** A stop that is there keeps what the file does not say: no setting of the import is for it. */
const givenTextsOf = ({ texts, defaulted, before }: ImportRow): ImportRow['texts'] => {
  const others = new Set<string>(defaulted.filter((field) => before[field] === undefined))
  return Object.fromEntries(Object.entries(texts).filter(([field]) => !others.has(field)))
}

const withPlace = (row: JsonObject, verdict: AddressVerdict | undefined): JsonObject => {
  const isKnown = verdict?.coordinates !== undefined && verdict.verdict !== 'number_differs'
  if (!isKnown || verdict.correction !== undefined) return row
  const { street, city, coordinates } = verdict
  return {
    ...(street === undefined ? {} : { street }),
    ...(city === undefined ? {} : { city }),
    ...row,
    ...coordinates,
  }
}

/** The server counts the rows that it was sent. */
const refusedRowsOf = (
  rows: ReadonlyArray<ImportRow>,
  problems: ReadonlyArray<UploadProblem>,
): ImportState['refused'] => {
  const refused = new Map<number, RefusedRow>()
  for (const { row: sentRow, field, reason, otherRow = sentRow } of problems) {
    const [row, other] = [rows[sentRow - 1], rows[otherRow - 1]]
    if (row === undefined) continue
    const refusedRow = refused.get(row.number) ?? { sent: [row], problems: [] }
    const problemField = importFields.find((name) => name === field) ?? 'customerName'
    const problem: RowProblem = {
      field: problemField,
      reason: other === undefined || other === row ? reason : `${reason}: row ${other.number}`,
      value: row.texts[problemField] ?? '',
    }
    refused.set(row.number, {
      sent: other === undefined ? refusedRow.sent : [...refusedRow.sent, other],
      problems: [...refusedRow.problems, problem],
    })
  }
  return refused
}

const keepColumns = async (
  { storage, calendar }: Pick<SendRowsPorts, 'storage' | 'calendar'>,
  { owner, work }: ImportState,
): Promise<void> => {
  const [today, sheet] = [calendar.today(), work?.table.sheets[work.settings.sheet]]
  if (owner === undefined || work === undefined || sheet === undefined || today === undefined) return
  const { columns, headerRow } = work.settings
  const key = headerKeyOf(sheet, headerRow)
  if (key === undefined) return
  await storage.saveColumns(owner.user, key, {
    columns,
    fileName: work.table.fileName,
    day: isoDateOf(today),
  })
}
