import { afterEach, beforeEach, vi } from 'vitest'
import { ensurePostgres } from '../../../scripts/setup/postgres.mjs'

/** Each test of the file finds pg_dump and the other programs of PostgreSQL by their names, until it changes the PATH. */
export const clientProgramsOnPath = (): void => {
  beforeEach(async () => {
    vi.stubEnv('PATH', `${(await ensurePostgres()) ?? ''}:${process.env['PATH'] ?? ''}`)
  })
  afterEach(() => vi.unstubAllEnvs())
}
