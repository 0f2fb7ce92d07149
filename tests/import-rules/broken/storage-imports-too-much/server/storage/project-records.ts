import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify' // refused
import type { Kysely } from 'kysely'
import { Pool } from 'pg'
import { saveProject } from '../../contract'
import { resequence } from '../../src/domain/route'
import { requireProject } from '../project' // refused

export const projectRecords = (db: Kysely<object>, request: FastifyRequest) => [
  readFileSync,
  Pool,
  saveProject,
  resequence,
  requireProject,
  db,
  request,
]
