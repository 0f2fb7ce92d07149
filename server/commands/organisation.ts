import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText } from '../../src/domain/parse'
import { formatNumber } from '../../src/domain/text'
import { auditEntry } from '../audit'
import { findOrganisation, parseName } from '../sign-in'
import { makePrivateFile, renameWhenOnDisk, NO_ORGANISATION, type NamedOrganisation, type Storage } from '../storage'
import { commandGroup, formatColumns, type Command, parseArguments, requiredArgument, type Arguments } from './command'

const parseOrganisationName = ({ positionals }: Arguments): E.Either<string, string> =>
  requiredArgument('ORG', parseName, positionals[0])

const requireOrganisation = async (storage: Storage, name: string): Promise<E.Either<string, NamedOrganisation>> =>
  E.fromNullable(`There is no organisation ${name}.`)(await findOrganisation(storage.directory, name))

const organisationList: Command = {
  usage: ['npm run organisation -- list'],
  run: async (args, { storage: openStorage }) => {
    const parsed = parseArguments(args, { positionals: 0 })
    if (E.isLeft(parsed)) return parsed
    const { directory, read } = await openStorage()
    const rows: string[][] = []
    for (const { id, name } of await directory.organisations())
      rows.push(
        await read(id, async ({ users, projects }) => [
          name,
          String((await users.all()).length),
          String((await projects.all()).length),
        ]),
      )
    return E.right(
      rows.length === 0
        ? 'There are no organisations yet.'
        : formatColumns([['Organisation', 'Users', 'Projects'], ...rows]),
    )
  },
}

const organisationExport: Command = {
  usage: ['npm run organisation -- export ORG FILE'],
  run: async (args, { storage: openStorage }) => {
    const parsed = pipe(
      parseArguments(args, { positionals: 2 }),
      E.flatMap((parsedArguments) =>
        pipe(
          E.Do,
          E.bind('name', () => parseOrganisationName(parsedArguments)),
          E.bind('file', () => requiredArgument('FILE', nonBlankText(), parsedArguments.positionals[1])),
        ),
      ),
    )
    if (E.isLeft(parsed)) return parsed
    const { name, file } = parsed.right
    if (existsSync(file)) return E.left(`${file} is there already, and is left as it is.`)
    const storage = await openStorage()
    const organisation = await requireOrganisation(storage, name)
    if (E.isLeft(organisation)) return organisation
    const count = await writeRows(storage, organisation.right, file)
    return E.right(`All of ${name} is in ${file}: ${formatNumber(count)} rows, without passwords and keys.`)
  },
}

/** Writes each row as a line of JSON; the file gets its name once it is complete. */
const writeRows = async ({ read }: Storage, { id }: NamedOrganisation, file: string): Promise<number> => {
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  makePrivateFile(unfinished)
  const descriptor = openSync(unfinished, 'a')
  let count = 0
  try {
    await read(id, ({ organisation }) =>
      organisation.exportRows((row) => {
        // Writes all of it: a disk that is almost full may take a part without an error.
        writeFileSync(descriptor, Buffer.from(`${JSON.stringify(row)}\n`))
        count += 1
      }),
    )
    renameWhenOnDisk(unfinished, file)
    return count
  } finally {
    closeSync(descriptor)
    rmSync(unfinished, { force: true })
  }
}

const organisationRemove: Command = {
  usage: ['npm run organisation -- remove ORG --confirm ORG'],
  run: async (args, { storage: openStorage, now }) => {
    const parsed = pipe(
      parseArguments(args, { positionals: 1, options: ['confirm'] }),
      E.flatMap((parsedArguments) =>
        pipe(
          parseOrganisationName(parsedArguments),
          E.filterOrElse(
            (name) => parsedArguments.options.get('confirm') === name,
            (name) => `Nothing was removed: add --confirm '${name}' to remove all of ${name} for good.`,
          ),
        ),
      ),
    )
    if (E.isLeft(parsed)) return parsed
    const storage = await openStorage()
    const target = await requireOrganisation(storage, parsed.right)
    if (E.isLeft(target)) return target
    await storage.write<never, void>(target.right.id, async ({ organisation: removed }) =>
      E.right(await removed.removeAll()),
    )
    // Its own audit trail is gone with it.
    return storage.write<string, string>(NO_ORGANISATION, async ({ audit }) => {
      await audit.add(auditEntry({ action: 'organisation_removed', subject: parsed.right }, { at: now() }))
      return E.right(`All of ${parsed.right} is gone, with its users, plans and history. Backups still have it.`)
    })
  },
}

export const organisation = commandGroup({
  list: organisationList,
  export: organisationExport,
  remove: organisationRemove,
})
