import * as E from 'fp-ts/Either'
import { wholeNumber } from '../../src/domain/parse'
import { requiredArgument } from './parse-arguments'
import type { Command } from './command'
import { organisationCommand } from './organisation-command'

/** The largest integer that the databases hold. */
const MAX_ID = 2 ** 31 - 1

export const carriersRemove: Command = {
  usage: ['npm run carriers -- remove ID --organisation ORG'],
  run: organisationCommand({
    parseSubject: (argument) => requiredArgument('ID', wholeNumber({ min: 1, max: MAX_ID }), argument),
    run: async (id, organisation, storage) =>
      storage.write<string, string>(organisation.id, async ({ carriers }) =>
        (await carriers.remove(id))
          ? E.right(`Carrier ${id} of ${organisation.name} is gone; routes that have it keep it.`)
          : E.left(`${organisation.name} has no carrier ${id}.`),
      ),
  }),
}
