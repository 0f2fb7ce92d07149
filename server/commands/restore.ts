import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText } from '../../src/domain/parse'
import { restoreStorage, type StorageLocation } from '../storage'
import { parseArguments, requiredArgument } from './parse-arguments'
import type { Command } from './command'

export const restoreCommand = (location: StorageLocation): Command => ({
  usage: ['npm run restore -- FILE'],
  run: async (args, { now }) => {
    const file = pipe(
      parseArguments(args, { positionals: 1 }),
      E.flatMap(({ positionals }) => requiredArgument('FILE', nonBlankText(), positionals[0])),
    )
    if (E.isLeft(file)) return file
    const result = await restoreStorage(location, file.right, now())
    return E.map(() => `All of ${file.right} is back.`)(result)
  },
})
