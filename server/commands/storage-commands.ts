import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText } from '../../src/domain/parse'
import { formatNumber } from '../../src/domain/text'
import {
  backupStorage,
  StorageFull,
  restoreStorage,
  migrateStorage,
  copyToPostgres,
  type StorageLocation,
} from '../storage'
import { migrateQueue } from '../optimisation/queue/pg-boss-connection'
import { parseArguments, requiredArgument, type Command } from './command'

const parseOnlyArgument = (name: string, args: ReadonlyArray<string>): E.Either<string, string> =>
  pipe(
    parseArguments(args, { positionals: 1 }),
    E.flatMap(({ positionals }) => requiredArgument(name, nonBlankText(), positionals[0])),
  )

/** The only argument of a command is a file. */
export const parseFileArgument = (args: ReadonlyArray<string>): E.Either<string, string> =>
  parseOnlyArgument('FILE', args)

export const backupCommand = (location: StorageLocation, createBackup = backupStorage): Command => ({
  usage: ['npm run backup -- FILE'],
  run: async (args) => {
    const file = parseFileArgument(args)
    if (E.isLeft(file)) return file
    const result = await createBackup(location, file.right).catch(noSpaceMessage(file.right))
    return E.map(() => `All of it as it is now is in ${file.right}.`)(result)
  },
})

/** Only the copy needs disk space, and it may be on another disk than the data, so the message names the file. */
const noSpaceMessage =
  (file: string) =>
  (error: unknown): E.Either<string, void> => {
    if (error instanceof StorageFull) return E.left(`There is no room left for ${file}: nothing of it was kept.`)
    throw error
  }

export const restoreCommand = (location: StorageLocation): Command => ({
  usage: ['npm run restore -- FILE'],
  run: async (args, { now }) => {
    const file = parseFileArgument(args)
    if (E.isLeft(file)) return file
    const result = await restoreStorage(location, file.right, now())
    return E.map(
      () =>
        `All of ${file.right} is back, with the users and passwords of that time, but no key: everybody logs in again, and programs need new keys.`,
    )(result)
  },
})

export const migrateCommand = (location: StorageLocation): Command => ({
  usage: ['npm run migrate'],
  run: async (args) => {
    const parsedArguments = parseArguments(args, { positionals: 0 })
    if (E.isLeft(parsedArguments)) return parsedArguments
    const appliedMigrations = await migrateStorage(location)
    if (location.databaseUrl !== undefined) await migrateQueue(location.databaseUrl)
    return E.right(
      appliedMigrations.length === 0
        ? 'The tables are as they must be.'
        : `Made in the tables: ${appliedMigrations.join(', ')}.`,
    )
  },
})

export const moveCommand = ({ databaseUrl }: Pick<StorageLocation, 'databaseUrl'>): Command => ({
  usage: ['npm run move -- FOLDER'],
  run: async (args) => {
    const folder = parseOnlyArgument('FOLDER', args)
    if (E.isLeft(folder)) return folder
    if (databaseUrl === undefined) return E.left('Set DATABASE_URL to say where to move it.')
    const moved = await copyToPostgres(folder.right, databaseUrl)
    return E.map((rows: number) => `All of ${folder.right} is there now: ${formatNumber(rows)} rows.`)(moved)
  },
})
