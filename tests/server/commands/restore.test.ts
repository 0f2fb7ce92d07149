import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { backupCommand } from '../../../server/commands/backup'
import { restoreCommand } from '../../../server/commands/restore'
import { openStorage } from '../../../server/storage'
import { noPorts } from './no-ports'

describe('npm run restore', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rondrit-restore-'))
    const made = folder
    onTestFinished(() => rm(made, { recursive: true }))
  })
  const at = (name: string) => ({ dataDir: join(folder, name), databaseUrl: undefined })

  it('puts a backup where nothing is yet, and says so', async () => {
    await (await openStorage(at('data'))).close()
    const file = join(folder, 'copy.db')
    await backupCommand(at('data')).run([file], noPorts)
    expect(await restoreCommand(at('anew')).run([file], noPorts)).toEqual(E.right(`All of ${file} is back.`))
    expect(existsSync(join(folder, 'anew', 'rondrit.db'))).toBe(true)
  })

  it('leaves alone what is there', async () => {
    await (await openStorage(at('data'))).close()
    const file = join(folder, 'data', 'rondrit.db')
    expect(await restoreCommand(at('data')).run([file], noPorts)).toEqual(
      E.left(`There is a database in ${join(folder, 'data')} already: move that folder aside first.`),
    )
  })

  it.each([
    ['not a database', 'no backup at all'],
    ['half a line of JSON', '{'],
    ['nothing', ''],
  ])('takes no file that holds %s', async (_, text) => {
    const file = join(folder, 'copy.db')
    await writeFile(file, text)
    expect(await restoreCommand(at('anew')).run([file], noPorts)).toEqual(
      E.left(`${file} is no backup, or not a whole one.`),
    )
    expect(existsSync(join(folder, 'anew', 'rondrit.db'))).toBe(false)
  })

  it.each([
    [[], 'FILE is missing.'],
    [['one.db', 'two.db'], 'What is two.db? A name with spaces goes between quotes.'],
    [['nowhere.db'], 'There is no file nowhere.db.'],
  ])('refuses %j', async (args, words) => {
    expect(await restoreCommand(at('anew')).run(args, noPorts)).toEqual(E.left(words))
  })
})
