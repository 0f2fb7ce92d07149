import * as E from 'fp-ts/Either'
import { migrateQueue } from '../optimisation/queue'
import { migrateStorage, type StoragePlace } from '../storage'
import { argumentsOf } from './parse-arguments'
import type { Command } from './command'

export const migrateOf = (place: StoragePlace): Command => ({
  usage: ['npm run migrate'],
  run: async (args) => {
    const nothing = argumentsOf(args, { words: 0 })
    if (E.isLeft(nothing)) return nothing
    const made = await migrateStorage(place)
    if (place.databaseUrl !== undefined) await migrateQueue(place.databaseUrl)
    return E.right(made.length === 0 ? 'The tables are as they must be.' : `Made in the tables: ${made.join(', ')}.`)
  },
})
