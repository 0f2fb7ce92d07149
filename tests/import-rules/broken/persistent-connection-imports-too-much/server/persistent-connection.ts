import { lookup } from 'node:dns' // refused
import { Client } from 'pg'
import type { Storage } from './storage' // refused

export const persistentConnection = (storage: Storage) => [Client, lookup, storage]
