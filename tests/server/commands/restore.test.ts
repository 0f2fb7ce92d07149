import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { backupCommand, restoreCommand } from '../../../server/commands/storage-commands'
import { openStorage } from '../../../server/storage'
import { noPorts } from './no-ports'

describe('npm run restore', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondrit-restore-'))
    const currentFolder = folder
    onTestFinished(() => rm(currentFolder, { recursive: true }))
  })
  const at = (name: string) => ({ dataDir: join(folder, name), databaseUrl: undefined })

  it('a backup is restored into an empty location, and the command reports it', async () => {
    await (await openStorage(at('data'))).close()
    const file = join(folder, 'copy.db')
    await backupCommand(at('data')).run([file], noPorts)
    expect(await restoreCommand(at('anew')).run([file], noPorts)).toEqual(
      E.right(
        `All of ${file} is back, with the users and passwords of that time, but no key: everybody logs in again, and programs need new keys.`,
      ),
    )
    expect(existsSync(join(folder, 'anew', 'rondrit.db'))).toBe(true)
  })

  it('existing data is not overwritten', async () => {
    await (await openStorage(at('data'))).close()
    const file = join(folder, 'data', 'rondrit.db')
    expect(await restoreCommand(at('data')).run([file], noPorts)).toEqual(
      E.left(`There is a database in ${join(folder, 'data')} already: move that folder aside first.`),
    )
  })

  it.each([
    ['another format', 'no backup at all'],
    ['half a line of JSON', '{'],
    ['no bytes', ''],
  ])('a file that contains %s is refused', async (_, text) => {
    const file = join(folder, 'copy.db')
    await writeFile(file, text)
    expect(await restoreCommand(at('anew')).run([file], noPorts)).toEqual(
      E.left(`${file} is no backup, or not a whole one.`),
    )
    expect(existsSync(join(folder, 'anew', 'rondrit.db'))).toBe(false)
  })

  it('a file that cannot be opened is named', async () => {
    const file = join(folder, 'socket')
    const server = createServer().listen(file)
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    await expect(restoreCommand(at('anew')).run([file], noPorts)).rejects.toMatchObject({ path: file })
  })

  it.each([
    [[], 'FILE is missing.'],
    [['one.db', 'two.db'], 'What is two.db? A name with spaces goes between quotes.'],
    [['nowhere.db'], 'There is no file nowhere.db.'],
  ])('the arguments %j are refused', async (args, message) => {
    expect(await restoreCommand(at('anew')).run(args, noPorts)).toEqual(E.left(message))
  })
})
