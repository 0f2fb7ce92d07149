import * as E from 'fp-ts/Either'
import { migrateQueue } from '../optimisation/queue'
import { migrateStorage, type StorageLocation } from '../storage'
import { parseArguments } from './parse-arguments'
import type { Command } from './command'

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
