import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { filled } from '../../src/domain/reading'
import { backupStorage, type StoragePlace } from '../storage'
import { argumentsOf, needed } from './arguments'
import type { Command } from './command'

export const backupOf = (place: StoragePlace): Command => ({
  usage: ['npm run backup -- FILE'],
  run: async (args) => {
    const file = pipe(
      argumentsOf(args, { words: 1 }),
      E.flatMap(({ words }) => needed('FILE', filled(), words[0])),
    )
    if (E.isLeft(file)) return file
    const copied = await backupStorage(place, file.right)
    return E.map(() => `All of it as it is now is in ${file.right}.`)(copied)
  },
})
