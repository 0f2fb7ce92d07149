import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { cancelled, type CallFailure } from '../../domain/failure'
import type { ChangeId } from '../../domain/history'
import {
  applyRowEdit,
  findDuplicates,
  guessSettings,
  headerKeyOf,
  rejectedRowsCsv,
  rowCountReason,
  type ImportMode,
  type ImportSettings,
  type RowEdit,
  type SourceTable,
} from '../../domain/import'
import type { ProjectId } from '../../domain/project'
import type { ApplyServerChange, PlanStore, TrackEdit } from '../plan'
import { saveFile, type FileSaver, type SavingMode } from '../project'
import type { CallServer, SessionStore } from '../session'
import type { Calendar, ChosenFile } from '../stop'
import { checkAddresses, correctionActions, withoutUnanswered, type CorrectionActions } from './check-addresses'
import {
  isSameOwner,
  ownerOf,
  userKeyOf,
  type ImportGateway,
  type ImportStorage,
  type ImportWork,
  type TableReader,
} from './import-ports'
import { currentStops } from './current-stops'
import { readWork, withSettings } from './import-work'
import { emptyImportState, ImportStore, type ImportState, type ImportStep } from './import-store'
import { sendRows } from './send-rows'
import { withRowsOf, type SentImport } from './sent-imports'
export type ImportActionsPorts = {
  readonly imports: ImportGateway
  readonly reader: TableReader
  readonly storage: ImportStorage
  readonly files: FileSaver
  readonly calendar: Pick<Calendar, 'today'>
  readonly session: Pick<SessionStore, 'user'>
  readonly plan: Pick<PlanStore, 'open' | 'plan'>
  readonly callServer: CallServer
  readonly trackEdit: TrackEdit
  readonly applyOwnChange: ApplyServerChange
  /** lets the page draw and answer keys between two parts of a long work */
  readonly pause: () => Promise<void>
  /** in UTF-8 */
  readonly encodeText: (text: string) => Uint8Array
}

/** What the screens of the import may do. */
export type ImportFacade = CorrectionActions & {
  readonly store: Pick<ImportStore, 'value' | 'rows'>
  /** shows the unfinished import of the user and the project, if there is one */
  readonly open: (project: ProjectId) => Promise<void>
  readonly readFile: (file: ChosenFile) => Promise<void>
  readonly cancelReading: () => void
  readonly readText: TableReader['readText']
  /** begins with a table, whose columns come next */
  readonly start: (table: SourceTable) => Promise<void>
  /** asks again for the verdicts that are missing */
  readonly goTo: (step: ImportStep) => void
  readonly choose: (settings: Partial<ImportSettings>) => void
  readonly chooseMode: (mode: ImportMode) => void
  readonly edit: (edit: RowEdit) => void
  /** takes the last edit back */
  readonly undo: () => void
  /** answers the number of imported rows */
  readonly send: () => Promise<E.Either<CallFailure, number>>
  readonly saveRejected: (mode?: SavingMode) => Promise<E.Either<CallFailure, void>>
  readonly discard: () => Promise<void>
  /** the projects with an import that this user has not finished */
  readonly projectsWithImport: () => Promise<ReadonlyArray<ProjectId>>
  readonly discardAll: () => Promise<void>
}

export type ImportServices = ImportFacade & {
  /** compares the rows with the stops of the project again */
  readonly findDuplicatesAgain: () => void
  /** brings back the rows that were imported since the page was opened */
  readonly restoreSentRows: (changeId: ChangeId) => void
  /** forgets what is shown; what is stored stays */
  readonly close: () => void
}

/** The edits whose rows before are held; those of earlier edits are made again where they are asked for. */
const MAX_ROWS_BEFORE = 50

export const importActions = (ports: ImportActionsPorts): ImportServices => {
  const { reader, storage, files, calendar, session, plan, pause, encodeText } = ports
  const store = new ImportStore()
  const check = checkAddresses({ ...ports, store })
  const update = (change: Partial<ImportState>): void => store.set({ ...store.value, ...change })

  const sentImports: SentImport[] = []
  const noteSent = (sent: SentImport): void => void sentImports.push(sent)
  const knownStops = currentStops(plan, store)

  const keep = async (): Promise<void> => {
    const { owner, work, step, mode } = store.value
    if (owner === undefined || work === undefined || step === 'source') return
    const isStored = await storage.save(owner, { ...work, mode, step })
    if (isStored !== store.value.isStored && store.value.owner === owner) update({ isStored })
  }
  /** Keeps what has changed, and checks the addresses that came with it. */
  const change = (next: Partial<ImportState>): void => {
    update(next)
    void keep()
    if (store.value.step === 'rows') void check()
  }
  /** Changes what the rows are made of, and then the rows; another such change ends this one. */
  const changeWork = async (work: ImportWork, next: Partial<ImportState> = {}): Promise<void> => {
    const refusal = rowCountReason(work.table.sheets[work.settings.sheet], work.settings.headerRow)
    if (refusal !== undefined) return update({ isOpening: false, refusal })
    change({ ...next, work, rows: undefined, rowsBefore: [], refusal })
    const before = knownStops()
    const rows = await readWork(work, before, { pause, isNeeded: () => store.value.work === work })
    if (rows === undefined || store.value.work !== work) return
    const now = knownStops()
    update({ rows: now === before ? rows : findDuplicates(rows, now) })
    if (store.value.step === 'rows') void check()
  }

  const earlierColumnsOf = async (table: SourceTable, { sheet, headerRow }: ImportSettings) => {
    const [user, rows] = [store.value.owner?.user, table.sheets[sheet]]
    const key = rows && headerKeyOf(rows, headerRow)
    return user === undefined || key === undefined ? undefined : storage.loadColumns(user, key)
  }

  const open = async (project: ProjectId): Promise<void> => {
    const owner = ownerOf(session.user, project)
    if (owner === undefined || isSameOwner(store.value.owner, owner)) return
    store.value.reading?.cancel()
    store.set({ ...emptyImportState, owner, isOpening: true })
    const stored = await storage.load(owner)
    if (store.value.owner !== owner) return
    if (stored === undefined) return update({ isOpening: false })
    const { step, mode, ...work } = stored
    const earlier = await earlierColumnsOf(work.table, work.settings)
    if (store.value.owner === owner) await changeWork(work, { isOpening: false, step, mode, earlier })
  }

  const start = async (table: SourceTable): Promise<void> => {
    const [today, { owner }] = [calendar.today(), store.value]
    if (today === undefined) return
    const settings = guessSettings(table, today)
    const earlier = await earlierColumnsOf(table, settings)
    if (store.value.owner !== owner) return
    const columns = earlier?.columns ?? settings.columns
    const work = { table, settings: { ...settings, columns }, edits: [], importedRows: [] }
    const initialRowsState = { verdicts: new Map(), isCheckFailed: false, refused: new Map() }
    await changeWork(work, { ...initialRowsState, mode: 'add', step: 'columns', earlier })
  }

  const discard = async (): Promise<void> => {
    const { owner, reading } = store.value
    reading?.cancel()
    store.set({ ...emptyImportState, owner })
    if (owner !== undefined) await storage.discard(owner)
  }

  return {
    store,
    open,
    findDuplicatesAgain: () => {
      const { rows } = store.value
      if (rows !== undefined) update({ rows: findDuplicates(rows, knownStops()) })
    },
    restoreSentRows: (changeId) => {
      const { owner, work } = store.value
      const sent = sentImports.find((candidate) => candidate.changeId === changeId)
      const restored = sent && isSameOwner(owner, sent.owner) ? withRowsOf(sent, work) : undefined
      if (sent !== undefined && restored !== undefined) void changeWork(restored, { step: 'rows', mode: sent.mode })
    },
    close: () => {
      sentImports.length = 0
      store.value.reading?.cancel()
      store.set(emptyImportState)
    },
    readFile: async (file) => {
      store.value.reading?.cancel()
      const { result, cancel } = reader.read(file)
      const reading = { name: file.name, cancel }
      update({ reading, refusal: undefined })
      const table = await result
      if (store.value.reading !== reading) return
      update({ reading: undefined })
      if (E.isLeft(table)) update({ refusal: table.left, step: 'source' })
      else await start(table.right)
    },
    cancelReading: () => {
      store.value.reading?.cancel()
      update({ reading: undefined })
    },
    readText: reader.readText,
    start,
    goTo: (step) => {
      const { work, verdicts } = store.value
      if (work !== undefined) change({ step, refusal: undefined, verdicts: withoutUnanswered(verdicts) })
    },
    choose: (settings) => {
      const { work } = store.value
      if (work !== undefined) void changeWork(withSettings(work, settings))
    },
    chooseMode: (mode) => {
      if (store.value.work !== undefined) void changeWork({ ...store.value.work }, { mode })
    },
    edit: (edit) => {
      const { work, rows, rowsBefore } = store.value
      if (work === undefined || rows === undefined) return
      change({
        work: { ...work, edits: [...work.edits, edit] },
        rows: applyRowEdit(rows, edit, knownStops()),
        rowsBefore: [...rowsBefore, rows].slice(-MAX_ROWS_BEFORE),
      })
    },
    undo: () => {
      const { work, rowsBefore } = store.value
      if (work === undefined || work.edits.length === 0) return
      const [edited, rows] = [{ ...work, edits: work.edits.slice(0, -1) }, rowsBefore.at(-1)]
      if (rows === undefined) void changeWork(edited)
      else change({ work: edited, rows, rowsBefore: rowsBefore.slice(0, -1) })
    },
    send: sendRows({ ...ports, store, knownStops, change, discard, noteSent }),
    ...correctionActions({ ...ports, store, check }),
    saveRejected: async (mode) => {
      const { work } = store.value
      const sheet = work?.table.sheets[work.settings.sheet]
      if (work === undefined || sheet === undefined) return cancelled
      const bytes = TE.of(encodeText(rejectedRowsCsv(store.rows, sheet, work.settings.headerRow)))
      return saveFile(files, { name: rejectedNameOf(work.table.fileName), type: 'text/csv', bytes }, mode)()
    },
    discard,
    projectsWithImport: async () => {
      const user = userKeyOf(session.user)
      return user === undefined ? [] : storage.projectsOf(user)
    },
    discardAll: async () => {
      const user = userKeyOf(session.user)
      if (user === undefined) return
      for (const project of await storage.projectsOf(user)) await storage.discard({ user, project })
      store.set(emptyImportState)
    },
  }
}

const rejectedNameOf = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}, left out.csv`
