import * as E from 'fp-ts/Either'
import { formatColumns } from './format-columns'
import type { Command } from './command'
import { organisationCommand } from './organisation-command'

export const carriersList: Command = {
  usage: ['npm run carriers -- list --organisation ORG'],
  run: organisationCommand({
    maxPositionals: 0,
    parseSubject: () => E.right(undefined),
    run: async (_, { id, name }, storage) => {
      const all = await storage.read(id, ({ carriers }) => carriers.all())
      return E.right(
        all.length === 0
          ? `${name} has no carriers.`
          : formatColumns([['Carrier', 'Name'], ...all.map((carrier) => [String(carrier.id), carrier.displayName])]),
      )
    },
  }),
}
