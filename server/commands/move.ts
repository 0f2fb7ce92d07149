import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { formatNumber } from '../../src/domain/text'
import { nonBlankText } from '../../src/domain/parse'
import { moveStorage, type StorageLocation } from '../storage'
import { parseArguments, requiredArgument } from './parse-arguments'
import type { Command } from './command'

export const moveCommand = ({ databaseUrl }: Pick<StorageLocation, 'databaseUrl'>): Command => ({
  usage: ['npm run move -- FOLDER'],
  run: async (args) => {
    const folder = pipe(
      parseArguments(args, { positionals: 1 }),
      E.flatMap(({ positionals }) => requiredArgument('FOLDER', nonBlankText(), positionals[0])),
    )
    if (E.isLeft(folder)) return folder
    if (databaseUrl === undefined) return E.left('Set DATABASE_URL to say where to move it.')
    const moved = await moveStorage(folder.right, databaseUrl)
    return E.map((rows: number) => `All of ${folder.right} is there now: ${formatNumber(rows)} rows.`)(moved)
  },
})
