import type { FastifyRequest } from 'fastify'
import { isRecord } from '../../src/domain/parse'

/** The id of the project or driver that the path names, if it names one. */
export const idInPath = ({ params }: FastifyRequest): string | undefined =>
  isRecord(params) && typeof params['id'] === 'string' ? params['id'] : undefined
