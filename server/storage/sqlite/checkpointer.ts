import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** A text, since what is built is one file. It has a connection of its own, and waits for nobody. */
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

/** Works the log of a database into its file whenever it is sent a message, and says so; ends on 'end'. */
export const startCheckpointer = (file: string): Worker =>
  new Worker(program, { eval: true, execArgv: [], workerData: { file, library: library() } })

const library = (): string => createRequire(import.meta.url).resolve('@photostructure/sqlite')
