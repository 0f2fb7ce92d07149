import { aDatabase, type DatabaseName } from './fuzz-database'
import { fuzzed, type Defect, type Fuzzed, type Fuzzing } from './run-fuzz'
import { assertLasting } from './assert-persisted'
import type { Witness } from './play/fuzz-client'
import { openServer, type Bend, type Server } from './play/fuzz-server'

/** Fuzzes a server on a new database, and restarts it to check that everything is still there. */
export const tried = async (
  name: DatabaseName,
  fuzzing: Fuzzing,
  witness: Witness,
  bend?: Bend,
): Promise<Defect | undefined> => {
  const database = await aDatabase(name)
  try {
    const server = await openServer(database.place, bend)
    const { defect, left } = await fuzzedTo(server, fuzzing, witness)
    if (defect === undefined) await assertLasting(database.place, left)
    return defect
  } finally {
    await database.close()
  }
}

const fuzzedTo = async (server: Server, fuzzing: Fuzzing, witness: Witness): Promise<Fuzzed> => {
  try {
    return await fuzzed(server, fuzzing, witness)
  } finally {
    await server.app.close()
  }
}
