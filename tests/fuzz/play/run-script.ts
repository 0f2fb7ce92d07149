import type { Script } from '../script/script'
import { carryOut, partyOf, type Party, type Witness } from './fuzz-client'
import type { Server } from './fuzz-server'
import { settleIn } from './prepare-client'
import { assertHidden, followed, surveyed, type Survey } from './take-survey'

/** What an organisation had at the end of the play, and how to read it again. */
export type Left = { readonly party: Party; readonly had: Survey }

let plays = 0

/** Plays a script with two new organisations, and checks everything at the end. */
export const play = async (server: Server, script: Script, witness: Witness): Promise<ReadonlyArray<Left>> => {
  plays += 1
  const [one, other] = [await joining(server, `noord ${plays}`), await joining(server, `zuid ${plays}`)]
  for (const [first, second] of script)
    await together([
      ...(first === undefined ? [] : [carryOut(server, one, other, first, witness)]),
      ...(second === undefined ? [] : [carryOut(server, other, one, second, witness)]),
    ])
  const left: Left[] = []
  for (const [party, stranger] of [
    [one, other],
    [other, one],
  ] as const) {
    await assertHidden(server, party, stranger)
    await followed(server, party)
    left.push({ party, had: await surveyed(party) })
  }
  return left
}

const joining = async (server: Server, name: string): Promise<Party> => {
  const party = partyOf(server, name, await server.newcomer(name))
  await settleIn(server, party)
  return party
}

/** Waits for all of them, even if one fails. */
const together = async (all: ReadonlyArray<Promise<void>>): Promise<void> => {
  for (const one of await Promise.allSettled(all)) if (one.status === 'rejected') throw one.reason
}
