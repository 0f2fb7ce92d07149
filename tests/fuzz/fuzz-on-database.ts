import { openFuzzDatabase, type DatabaseName } from './fuzz-database'
import { runFuzz, type Defect, type FuzzResult, type FuzzOptions } from './run-fuzz'
import { assertPersisted } from './assert-persisted'
import type { OnAnswer } from './play/fuzz-client'
import { openServer, type PlantFault, type FuzzServer } from './play/fuzz-server'

/** Fuzzes a server on a new database, and restarts it to check that everything is still stored. */
export const fuzzOnDatabase = async (
  name: DatabaseName,
  options: FuzzOptions,
  onAnswer: OnAnswer,
  plantFault?: PlantFault,
): Promise<Defect | undefined> => {
  const database = await openFuzzDatabase(name)
  try {
    const server = await openServer(database.location, { plantFault, isOverSockets: options.isOverSockets })
    const { defect, playedClients } = await fuzzAndClose(server, options, onAnswer)
    if (defect === undefined) await assertPersisted(database.location, playedClients)
    return defect
  } finally {
    await database.close()
  }
}

const fuzzAndClose = async (server: FuzzServer, options: FuzzOptions, onAnswer: OnAnswer): Promise<FuzzResult> => {
  try {
    return await runFuzz(server, options, onAnswer)
  } finally {
    await server.app.close()
  }
}
