import type * as E from 'fp-ts/Either'
import { clientProgram } from './client-program'

/** Copies the database to a file for pg_restore. */
export const dumpPostgres = (url: string, target: string): Promise<E.Either<string, void>> =>
  clientProgram('pg_dump', url, ['--format=custom', `--file=${target}`])
