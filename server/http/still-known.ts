import type { FastifyRequest } from 'fastify'
import type { ProjectId, Storage } from '../storage'
import type { Who } from './asked'
import { isKnown } from './is-known'

/** The version of a project that who asks has already and that still stands; nothing where somebody must look. */
export const stillKnown = (
  { glance }: Pick<Storage, 'glance'>,
  { headers: { 'if-none-match': known } }: FastifyRequest,
  { organisation }: Who,
  project: ProjectId | undefined,
): string | undefined => {
  if (known === undefined || project === undefined) return undefined
  const version = glance(organisation, project)?.version
  return version !== undefined && isKnown(known, String(version)) ? String(version) : undefined
}
