import type { FastifyRequest } from 'fastify'
import { isRecord } from '../../src/domain/reading'

/** The project, driver or job that the address names, if it does. */
export const subjectOf = ({ params }: FastifyRequest): string | undefined =>
  isRecord(params) && typeof params['id'] === 'string' ? params['id'] : undefined
