import type { MemoryServer } from './memory'
import type { Plan } from '../../src/domain/plan'

/** Adds project 7 to the server in memory. */
export const addStoredProject = ({ projects }: Pick<MemoryServer, 'projects'>, plan: Plan): string => {
  projects.set('7', {
    id: '7',
    name: 'Week 48',
    createdAt: '2026-11-20T16:42:00.000Z',
    version: 1,
    plan,
    changes: [],
    published: [],
  })
  return '7'
}
