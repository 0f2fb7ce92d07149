import * as E from 'fp-ts/Either'
import { parseName } from '../sign-in'
import { requiredArgument } from './parse-arguments'
import type { Command } from './command'
import { organisationCommand } from './organisation-command'

export const carriersAdd: Command = {
  usage: ['npm run carriers -- add NAME --organisation ORG'],
  run: organisationCommand({
    parseSubject: (argument) => requiredArgument('NAME', parseName, argument),
    run: async (displayName, organisation, storage) =>
      storage.write<string, string>(organisation.id, async ({ carriers }) => {
        const sameNamed = (await carriers.all()).find((carrier) => carrier.displayName === displayName)
        if (sameNamed !== undefined)
          return E.left(`Carrier ${sameNamed.id} of ${organisation.name} is called ${displayName} already.`)
        const { id } = await carriers.add(displayName)
        return E.right(`Carrier ${id} of ${organisation.name} is ${displayName}.`)
      }),
  }),
}
