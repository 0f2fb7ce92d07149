import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText } from '../../src/domain/parse'
import { restoreStorage, type StoragePlace } from '../storage'
import { argumentsOf, needed } from './parse-arguments'
import type { Command } from './command'

export const restoreOf = (place: StoragePlace): Command => ({
  usage: ['npm run restore -- FILE'],
  run: async (args, { now }) => {
    const file = pipe(
      argumentsOf(args, { words: 1 }),
      E.flatMap(({ words }) => needed('FILE', nonBlankText(), words[0])),
    )
    if (E.isLeft(file)) return file
    const restored = await restoreStorage(place, file.right, now())
    return E.map(() => `All of ${file.right} is back.`)(restored)
  },
})
