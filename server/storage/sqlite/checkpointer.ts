import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** A program as text, since the built server is one file. It uses a connection of its own and never waits for locks. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require(workerData.library)
  const database = new DatabaseSync(workerData.file, { timeout: 0 })
  const checkpoint = () => {
    try {
      database.exec('pragma wal_checkpoint(passive)')
    } catch {}
  }
  parentPort.on('message', (asked) => {
    if (asked === 'end') {
      parentPort.close()
      return
    }
    checkpoint()
    parentPort.postMessage('done')
  })
`

/**
 * A thread that moves the write-ahead log into the database file on each message, and answers when done; it ends on
 * 'end'.
 */
export const startCheckpointer = (file: string): Worker =>
  new Worker(program, { eval: true, execArgv: [], workerData: { file, library: libraryPath() } })

const libraryPath = (): string => createRequire(import.meta.url).resolve('@photostructure/sqlite')
