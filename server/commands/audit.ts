import * as E from 'fp-ts/Either'
import { auditLines } from '../audit'
import { findOrganisation, parseName } from '../sign-in'
import { NO_ORGANISATION } from '../storage'
import { type Command, parseArguments, requiredArgument } from './command'

/** Prints the audit trail of an organisation, or else the refused log-ins with names that no user has and the removed organisations. */
export const auditCommand: Command = {
  usage: ['npm run audit-trail -- [--organisation ORG]'],
  run: async (args, { storage: openStorage }) => {
    const parsed = parseArguments(args, { positionals: 0, options: ['organisation'] })
    if (E.isLeft(parsed)) return parsed
    const { options } = parsed.right
    const name = options.has('organisation')
      ? requiredArgument('--organisation', parseName, options.get('organisation'))
      : E.right(undefined)
    if (E.isLeft(name)) return name
    const storage = await openStorage()
    const organisation =
      name.right === undefined ? NO_ORGANISATION : (await findOrganisation(storage.directory, name.right))?.id
    if (organisation === undefined) return E.left(`There is no organisation ${name.right ?? ''}.`)
    let lines = ''
    for await (const part of auditLines(storage, organisation, {})) lines += part
    return lines === '' ? E.left('Nothing is recorded.') : E.right(lines.trimEnd())
  },
}
