import type { ImportOwner, ImportStorage, StoredImport, EarlierColumns } from '../../application/import'
import { calendarDateOf, isoDateOf, type CalendarDate } from '../../domain/calendar'
import { meaningLabels, type ImportSettings, type RowEdit, type SourceTable } from '../../domain/import'
import { isJsonObject } from '../../domain/parse'

const DATABASE = 'rondrit-imports'
const storeNames = ['tables', 'work', 'columns'] as const

type StoreName = (typeof storeNames)[number]

/** `factory` is called at every use, since reading `window.indexedDB` throws where storage is blocked. */
type DatabaseAccess = { readonly factory: () => IDBFactory }

/**
 * For IndexedDB, as a table can be larger than local storage allows. The table is stored apart from the work on it, so
 * that an edit writes little.
 */
export const browserImportStorage = ({ factory }: DatabaseAccess): ImportStorage => {
  /** Another tab may have stored another table since. */
  const tableIds = new WeakMap<SourceTable, string>()
  const run = async <A>(
    names: ReadonlyArray<StoreName>,
    mode: IDBTransactionMode,
    work: (storeOf: (name: StoreName) => IDBObjectStore) => () => A,
  ): Promise<A> => {
    const database = await openDatabase(factory())
    try {
      const transaction = database.transaction(names, mode)
      const result = work((name) => transaction.objectStore(name))
      await completed(transaction)
      return result()
    } finally {
      database.close()
    }
  }
  let lastWrite: Promise<unknown> = Promise.resolve()
  /** Each write after those before it. */
  const inOrder = <A>(fallback: A, write: () => Promise<A>): Promise<A> => {
    const before = lastWrite
    const written = orElse(fallback, async () => {
      await before
      return write()
    })
    lastWrite = written
    return written
  }
  const read = async (name: StoreName, key: IDBValidKey): Promise<unknown> =>
    run([name], 'readonly', (storeOf) => {
      const request: IDBRequest<unknown> = storeOf(name).get(key)
      return () => request.result
    })
  return {
    load: (owner) =>
      orElse(undefined, async () => {
        const key = keyOf(owner)
        const table = parseTable(await read('tables', key))
        const stored = await read('work', key)
        const [work, tableId] = [parseWork(stored), tableIdOf(stored)]
        if (table === undefined || work === undefined || tableId === undefined) return undefined
        tableIds.set(table, tableId)
        return { table, ...work }
      }),
    save: (owner, { table, ...work }) =>
      inOrder(false, async () => {
        const [key, tableId] = [keyOf(owner), tableIds.get(table) ?? `${Date.now()} ${Math.random()}`]
        tableIds.set(table, tableId)
        const isTableStored = await run(['work'], 'readwrite', (storeOf) => {
          const stored: IDBRequest<unknown> = storeOf('work').get(key)
          stored.addEventListener('success', () => {
            if (tableIdOf(stored.result) === tableId) storeOf('work').put({ ...work, tableId }, key)
          })
          return () => tableIdOf(stored.result) === tableId
        })
        if (isTableStored) return true
        const storedTable = await storedTableOf(table)
        await run(['tables', 'work'], 'readwrite', (storeOf) => {
          storeOf('tables').put(storedTable, key)
          storeOf('work').put({ ...work, tableId }, key)
          return () => undefined
        })
        return true
      }),
    discard: (owner) =>
      inOrder(undefined, () =>
        run(['tables', 'work'], 'readwrite', (storeOf) => {
          storeOf('tables').delete(keyOf(owner))
          storeOf('work').delete(keyOf(owner))
          return () => undefined
        }),
      ),
    projectsOf: (user) =>
      orElse([], async () => {
        const keys = await run(['work'], 'readonly', (storeOf) => {
          const request = storeOf('work').getAllKeys(IDBKeyRange.bound([user], [user, []]))
          return () => request.result
        })
        return keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'string' ? [key[1]] : []))
      }),
    loadColumns: (user, headerKey) =>
      orElse(undefined, async () => parseColumns(await read('columns', [user, headerKey]))),
    saveColumns: (user, headerKey, columns) =>
      orElse(undefined, () =>
        run(['columns'], 'readwrite', (storeOf) => {
          storeOf('columns').put(columns, [user, headerKey])
          return () => undefined
        }),
      ),
  }
}

const keyOf = ({ user, project }: ImportOwner): IDBValidKey => [user, project]

const tableIdOf = (work: unknown): string | undefined => {
  const tableId = isJsonObject(work) ? work['tableId'] : undefined
  return typeof tableId === 'string' ? tableId : undefined
}

const orElse = async <A>(fallback: A, work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch {
    return fallback
  }
}

const openDatabase = (factory: IDBFactory): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const name of storeNames) request.result.createObjectStore(name)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be opened')))
    request.addEventListener('blocked', () => reject(new Error('The database is blocked')))
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('The transaction failed'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })

const isText = (value: unknown): value is string => typeof value === 'string'

const isListOf =
  <A>(isItem: (value: unknown) => value is A) =>
  (value: unknown): value is ReadonlyArray<A> =>
    Array.isArray(value) && value.every(isItem)

/** Quick enough that no key press waits for it. */
const ROWS_OF_TEXT = 1_000

/** The rows as texts of JSON, of some rows each: the browser copies a few texts much faster than each cell. */
const storedTableOf = async ({ sheets, ...table }: SourceTable): Promise<unknown> => {
  const storedSheets: unknown[] = []
  for (const { name, rows } of sheets) {
    const texts: string[] = []
    for (let from = 0; from < rows.length; from += ROWS_OF_TEXT) {
      texts.push(JSON.stringify(rows.slice(from, from + ROWS_OF_TEXT)))
      await new Promise((resume) => setTimeout(resume))
    }
    storedSheets.push({ name, texts })
  }
  return { ...table, sheets: storedSheets }
}

/** An earlier release stored the rows themselves. */
const parseSheet = (value: unknown): ReadonlyArray<SourceTable['sheets'][number]> => {
  if (!isJsonObject(value)) return []
  const { name, texts } = value
  const rows: unknown = isListOf(isText)(texts) ? texts.flatMap((text): unknown => JSON.parse(text)) : value['rows']
  return isText(name) && isListOf(isListOf(isText))(rows) ? [{ name, rows }] : []
}

const parseTable = (value: unknown): SourceTable | undefined => {
  if (!isJsonObject(value)) return undefined
  const { fileName, bytes, sheets, note } = value
  const parsedSheets = Array.isArray(sheets) ? sheets.flatMap(parseSheet) : []
  return isText(fileName) && typeof bytes === 'number' && parsedSheets.length > 0 && isText(note)
    ? { fileName, bytes, sheets: parsedSheets, note }
    : undefined
}

const isChosenMeaning = (value: unknown): value is ImportSettings['columns'][number] =>
  value === undefined || (isText(value) && Object.hasOwn(meaningLabels, value))

const parseDate = (value: unknown): CalendarDate | undefined => {
  if (!isJsonObject(value)) return undefined
  const { year, month, day } = value
  return typeof year === 'number' && typeof month === 'number' && typeof day === 'number'
    ? calendarDateOf(isoDateOf({ year, month, day }))
    : undefined
}

const parseSettings = (value: unknown): ImportSettings | undefined => {
  if (!isJsonObject(value)) return undefined
  const { sheet, headerRow, columns, defaultDay, defaultDuration } = value
  const today = parseDate(value['today'])
  return typeof sheet === 'number' &&
    typeof headerRow === 'number' &&
    isListOf(isChosenMeaning)(columns) &&
    (defaultDay === undefined || isText(defaultDay)) &&
    (defaultDuration === undefined || typeof defaultDuration === 'number') &&
    today !== undefined
    ? { sheet, headerRow, columns, defaultDay, defaultDuration, today }
    : undefined
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isJsonObject(value) && Object.values(value).every(isText)

const isCell = (value: unknown): value is Extract<RowEdit, { readonly kind: 'setEach' }>['cells'][number] =>
  isJsonObject(value) && typeof value['row'] === 'number' && isTexts(value['texts'])

const isRowNumbers = isListOf((value): value is number => typeof value === 'number')

const isRowEdit = (value: unknown): value is RowEdit => {
  if (!isJsonObject(value)) return false
  const { kind, rows, texts, cells, isIncluded } = value
  if (kind === 'setEach') return isListOf(isCell)(cells)
  if (!isRowNumbers(rows)) return false
  return kind === 'merge' || (kind === 'set' ? isTexts(texts) : kind === 'include' && typeof isIncluded === 'boolean')
}

/** What an earlier release stored has no mode and no imported rows. */
const parseWork = (value: unknown): Omit<StoredImport, 'table'> | undefined => {
  if (!isJsonObject(value)) return undefined
  const { edits, step, mode, importedRows = [] } = value
  const settings = parseSettings(value['settings'])
  return settings !== undefined &&
    isListOf(isRowEdit)(edits) &&
    isRowNumbers(importedRows) &&
    (step === 'columns' || step === 'rows')
    ? { settings, edits, importedRows, mode: mode === 'update' ? mode : 'add', step }
    : undefined
}

const parseColumns = (value: unknown): EarlierColumns | undefined => {
  if (!isJsonObject(value)) return undefined
  const { columns, fileName, day } = value
  return isListOf(isChosenMeaning)(columns) && isText(fileName) && isText(day) ? { columns, fileName, day } : undefined
}
