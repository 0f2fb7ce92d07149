import * as E from 'fp-ts/Either'
import type { TableReader, TableReading } from '../../application/import'
import type { SourceTable } from '../../domain/import'

/** What a thread is asked to read. */
export type TableTask =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'text'; readonly text: string }

const TIME_LIMIT_SECONDS = 20

/** Reads each table in a thread of its own, which ends with it, when it is cancelled, or when it takes too long. */
export const browserTableReader = (timeLimitSeconds = TIME_LIMIT_SECONDS): TableReader => ({
  read: ({ name, bytes }) =>
    startThread(async () => ({ kind: 'file', name, bytes: new Uint8Array(await bytes()) }), timeLimitSeconds),
  readText: (text) => startThread(async () => ({ kind: 'text', text }), timeLimitSeconds),
})

const startThread = (taskOf: () => Promise<TableTask>, timeLimitSeconds: number): TableReading => {
  const worker = new Worker(new URL('tables/table-thread.ts', import.meta.url), { type: 'module' })
  const result = new Promise<E.Either<string, SourceTable>>((resolve) => {
    const end = (answer: E.Either<string, SourceTable>): void => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(
      () => end(E.left(`Not read within ${timeLimitSeconds} seconds. Divide the file.`)),
      timeLimitSeconds * 1000,
    )
    const fail = (): void => end(E.left('Cannot be read. Save it again as .xlsx or .csv.'))
    worker.addEventListener('message', ({ data }: MessageEvent<E.Either<string, SourceTable>>) => end(data))
    worker.addEventListener('error', fail)
    taskOf().then((task) => worker.postMessage(task, task.kind === 'file' ? [task.bytes.buffer] : []), fail)
  })
  return { result, cancel: () => worker.terminate() }
}
