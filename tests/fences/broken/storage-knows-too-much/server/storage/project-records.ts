import { readFileSync } from 'node:fs'
import type { FastifyRequest } from 'fastify' // refused
import type { Kysely } from 'kysely'
import { Pool } from 'pg'
import { saveProject } from '../../contract' // refused
import { resequence } from '../../src/domain/route'
import { projectFor } from '../project' // refused

export const projectRecords = (db: Kysely<object>, asked: FastifyRequest) => [
  readFileSync,
  Pool,
  saveProject,
  resequence,
  projectFor,
  db,
  asked,
]
