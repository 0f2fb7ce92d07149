import { readPastedText, readTable } from './read-table'
import type { TableTask } from '../browser-table-reader'

addEventListener('message', ({ data: task }: MessageEvent<TableTask>) => {
  void (async () =>
    postMessage(task.kind === 'file' ? await readTable(task.name, task.bytes) : readPastedText(task.text)))()
})
