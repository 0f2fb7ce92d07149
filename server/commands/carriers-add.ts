import * as E from 'fp-ts/Either'
import { name } from '../sign-in'
import { needed } from './parse-arguments'
import type { Command } from './command'
import { ofOrganisation } from './organisation-command'

export const carriersAdd: Command = {
  usage: ['npm run carriers -- add NAME --organisation ORG'],
  run: ofOrganisation({
    read: (word) => needed('NAME', name, word),
    run: async (displayName, organisation, storage) =>
      storage.write<string, string>(organisation.id, async ({ carriers }) => {
        const twin = (await carriers.all()).find((carrier) => carrier.displayName === displayName)
        if (twin !== undefined)
          return E.left(`Carrier ${twin.id} of ${organisation.name} is called ${displayName} already.`)
        const { id } = await carriers.add(displayName)
        return E.right(`Carrier ${id} of ${organisation.name} is ${displayName}.`)
      }),
  }),
}
