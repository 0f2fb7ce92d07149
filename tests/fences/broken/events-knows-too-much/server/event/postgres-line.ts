import type { Kysely } from 'kysely' // refused
import { Client } from 'pg' // refused
import { changed } from '../../contract'
import { heldConnection } from '../database'
import { runJob } from '../job' // refused
import type { Storage } from '../storage'

export const postgresLine = (db: Kysely<object>, storage: Storage) => [
  Client,
  changed,
  heldConnection,
  runJob,
  db,
  storage,
]
