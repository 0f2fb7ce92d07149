import type { Script } from '../script/script'
import { runRequest, fuzzClientOf, type FuzzClient, type OnAnswer } from './fuzz-client'
import type { FuzzServer } from './fuzz-server'
import { prepareClient } from './prepare-client'
import { assertHidden, assertEventsComplete, takeSurvey, type Survey } from './take-survey'

/** What an organisation had at the end of the script, and how to read it again. */
export type PlayedClient = { readonly client: FuzzClient; readonly survey: Survey }

let runCount = 0

/** Runs a script with two new organisations, and checks everything at the end. */
export const runScript = async (
  server: FuzzServer,
  script: Script,
  onAnswer: OnAnswer,
): Promise<ReadonlyArray<PlayedClient>> => {
  runCount += 1
  const [firstClient, secondClient] = [
    await addClient(server, `noord ${runCount}`),
    await addClient(server, `zuid ${runCount}`),
  ]
  for (const [first, second] of script)
    await awaitAll([
      ...(first === undefined ? [] : [runRequest(server, firstClient, secondClient, first, onAnswer)]),
      ...(second === undefined ? [] : [runRequest(server, secondClient, firstClient, second, onAnswer)]),
    ])
  const playedClients: PlayedClient[] = []
  for (const [client, otherClient] of [
    [firstClient, secondClient],
    [secondClient, firstClient],
  ] as const) {
    await assertHidden(server, client, otherClient)
    await assertEventsComplete(server, client)
    playedClients.push({ client, survey: await takeSurvey(client) })
  }
  return playedClients
}

const addClient = async (server: FuzzServer, name: string): Promise<FuzzClient> => {
  const client = fuzzClientOf(server, name, await server.addOrganisation(name))
  await prepareClient(server, client)
  return client
}

/** Waits for all promises, even if one rejects. */
const awaitAll = async (all: ReadonlyArray<Promise<void>>): Promise<void> => {
  for (const firstClient of await Promise.allSettled(all))
    if (firstClient.status === 'rejected') throw firstClient.reason
}
