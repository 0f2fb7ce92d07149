import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText } from '../../src/domain/parse'
import { backupStorage, StorageFull, type StorageLocation } from '../storage'
import { parseArguments, requiredArgument } from './parse-arguments'
import type { Command } from './command'

export const backupCommand = (location: StorageLocation, createBackup = backupStorage): Command => ({
  usage: ['npm run backup -- FILE'],
  run: async (args) => {
    const file = pipe(
      parseArguments(args, { positionals: 1 }),
      E.flatMap(({ positionals }) => requiredArgument('FILE', nonBlankText(), positionals[0])),
    )
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
