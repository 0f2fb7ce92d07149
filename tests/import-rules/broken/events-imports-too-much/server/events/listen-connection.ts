import type { Kysely } from 'kysely' // refused
import { Client } from 'pg' // refused
import { projectChanged } from '../../contract'
import { persistentConnection } from '../persistent-connection'
import { writeReport } from '../report' // refused
import type { Storage } from '../storage'

export const listenConnection = (db: Kysely<object>, storage: Storage) => [
  Client,
  projectChanged,
  persistentConnection,
  writeReport,
  db,
  storage,
]
