import type { Kysely } from 'kysely' // refused
import { Client } from 'pg'
import { changed } from '../../contract'
import { runJob } from '../job' // refused
import type { Storage } from '../storage'

export const postgresLine = (db: Kysely<object>, storage: Storage) => [Client, changed, runJob, db, storage]
