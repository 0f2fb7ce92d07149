import type * as E from 'fp-ts/Either'
import { startClientProgramOn } from './client-program'

/** Dumps the database to a file for pg_restore. */
export const dumpPostgres = (url: string, target: string): Promise<E.Either<string, void>> =>
  startClientProgramOn(url, 'pg_dump', ['--format=custom', `--file=${target}`]).finished
