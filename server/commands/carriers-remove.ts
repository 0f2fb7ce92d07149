import * as E from 'fp-ts/Either'
import { wholeNumber } from '../../src/domain/parse'
import { needed } from './parse-arguments'
import type { Command } from './command'
import { ofOrganisation } from './organisation-command'

/** The largest integer that the databases hold. */
const LARGEST = 2 ** 31 - 1

export const carriersRemove: Command = {
  usage: ['npm run carriers -- remove ID --organisation ORG'],
  run: ofOrganisation({
    read: (word) => needed('ID', wholeNumber({ min: 1, max: LARGEST }), word),
    run: async (id, organisation, storage) =>
      storage.write<string, string>(organisation.id, async ({ carriers }) =>
        (await carriers.remove(id))
          ? E.right(`Carrier ${id} of ${organisation.name} is gone; routes that have it keep it.`)
          : E.left(`${organisation.name} has no carrier ${id}.`),
      ),
  }),
}
