import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { Pool } from 'pg'
import { serverUrlOf, readyLine } from '../../../server/lifecycle'
import { openDatabase } from '../../../server/storage/sqlite/database'

/** The program to compare with: Fastify and a database with one commit a request. */
const app = fastify({ bodyLimit: 32 * 1024 * 1024 })

const table = 'create table if not exists kept (id text primary key, body text not null)'

const addCreateRoute = (insert: (id: string, body: string) => unknown): void => {
  let last = 0
  app.post('/', async (request, reply) => {
    last += 1
    const body = JSON.stringify(request.body)
    await insert(`${process.pid} ${last}`, body)
    return reply.code(201).header('content-type', 'application/json; charset=utf-8').send(body)
  })
}

type StoredRow = readonly [id: string, body: string]

/** Stores the rows of a list in one commit, in the place of those that are there. */
const addListRoute = (replaceAll: (rows: ReadonlyArray<StoredRow>) => unknown): void => {
  app.post('/list', async (request, reply) => {
    const rows = Array.isArray(request.body) ? request.body : []
    await replaceAll(rows.map((row, index) => [`row ${index}`, JSON.stringify(row)]))
    return reply.code(200).send({ count: rows.length })
  })
}

const replaceText = 'on conflict (id) do update set body = excluded.body'

const baselines: Readonly<Record<string, () => Promise<void>>> = {
  constant: async () => void app.get('/', () => ({ hello: 'world' })),
  sqlite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rondrit-baseline-'))
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    const database = openDatabase(join(folder, 'baseline.db'), 'to write')
    database.exec(table)
    addCreateRoute((id, body) => database.statement('insert into kept values (?, ?)').run([id, body]))
    addListRoute((rows) => {
      const replace = database.statement(`insert into kept values (?, ?) ${replaceText}`)
      database.run('begin immediate')
      for (const row of rows) replace.run([...row])
      database.run('commit')
    })
  },
  postgres: async () => {
    const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
    await pool.query(table)
    addCreateRoute((id, body) =>
      pool.query({ name: 'keep', text: 'insert into kept values ($1, $2)', values: [id, body] }),
    )
    addListRoute((rows) =>
      pool.query(`insert into kept select * from unnest($1::text[], $2::text[]) ${replaceText}`, [
        rows.map(([id]) => id),
        rows.map(([, body]) => body),
      ]),
    )
  },
}

await baselines[process.env['BASELINE'] ?? '']?.()
await app.listen({ host: '127.0.0.1', port: 0 })
process.on('SIGTERM', () => process.exit(0))
process.stdout.write(`${readyLine(serverUrlOf(app.server, '127.0.0.1', 0), { kind: 'nothing' })}\n`)
