import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify' // refused
import { Pool } from 'pg' // refused
import { createElement } from 'react' // refused
import * as t from 'io-ts' // refused
import { resequenceStop } from '../../src/application/stop' // refused
import { resequence } from '../../src/domain/route'
import { refuse } from '../http'

export const updateStop = (reply: FastifyReply) => [
  createHash,
  Pool,
  createElement,
  t,
  resequenceStop,
  resequence,
  refuse,
  reply,
]
