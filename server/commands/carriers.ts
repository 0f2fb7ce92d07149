import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { wholeNumber } from '../../src/domain/parse'
import { auditEntry } from '../audit'
import { parseName, findOrganisation } from '../sign-in'
import type { NamedOrganisation, Storage } from '../storage'
import { requiredArgument, parseArguments, commandGroup, formatColumns, type Command } from './command'

type OrganisationCommand<A> = {
  /** parses the positional argument */
  readonly parseSubject: (argument: string | undefined) => E.Either<string, A>
  readonly maxPositionals?: 0 | 1
  readonly run: (
    subject: A,
    organisation: NamedOrganisation,
    ports: { readonly storage: Storage; readonly now: () => Date },
  ) => Promise<E.Either<string, string>>
}

/** A command for the organisation that --organisation names. */
const organisationCommand =
  <A>({ parseSubject, maxPositionals = 1, run }: OrganisationCommand<A>): Command['run'] =>
  async (args, ports) => {
    const parsed = pipe(
      parseArguments(args, { positionals: maxPositionals, options: ['organisation'] }),
      E.flatMap((parsedArguments) =>
        pipe(
          E.Do,
          E.bind('subject', () => parseSubject(parsedArguments.positionals[0])),
          E.bind('organisationName', () =>
            requiredArgument('--organisation', parseName, parsedArguments.options.get('organisation')),
          ),
        ),
      ),
    )
    if (E.isLeft(parsed)) return parsed
    const { subject, organisationName } = parsed.right
    const storage = await ports.storage()
    const organisation = await findOrganisation(storage.directory, organisationName)
    return organisation === undefined
      ? E.left(`There is no organisation ${organisationName}.`)
      : run(subject, organisation, { storage, now: ports.now })
  }

/** The largest id that both databases can hold. */
const MAX_ID = 2 ** 31 - 1

const carriersRemove: Command = {
  usage: ['npm run carriers -- remove ID --organisation ORG'],
  run: organisationCommand({
    parseSubject: (argument) => requiredArgument('ID', wholeNumber({ min: 1, max: MAX_ID }), argument),
    run: async (id, organisation, { storage, now }) =>
      storage.write<string, string>(organisation.id, async ({ carriers, audit }) => {
        const carrier = (await carriers.all()).find((one) => one.id === id)
        if (carrier === undefined || !(await carriers.remove(id)))
          return E.left(`${organisation.name} has no carrier ${id}.`)
        const audited = { action: 'carrier_removed', subject: carrier.displayName, subjectId: String(id) } as const
        await audit.add(auditEntry(audited, { at: now() }))
        return E.right(`Carrier ${id} of ${organisation.name} is gone; routes that have it keep it.`)
      }),
  }),
}

const carriersList: Command = {
  usage: ['npm run carriers -- list --organisation ORG'],
  run: organisationCommand({
    maxPositionals: 0,
    parseSubject: () => E.right(undefined),
    run: async (_, { id, name }, { storage }) => {
      const all = await storage.read(id, ({ carriers }) => carriers.all())
      return E.right(
        all.length === 0
          ? `${name} has no carriers.`
          : formatColumns([['Carrier', 'Name'], ...all.map((carrier) => [String(carrier.id), carrier.displayName])]),
      )
    },
  }),
}

const carriersAdd: Command = {
  usage: ['npm run carriers -- add NAME --organisation ORG'],
  run: organisationCommand({
    parseSubject: (argument) => requiredArgument('NAME', parseName, argument),
    run: async (displayName, organisation, { storage, now }) =>
      storage.write<string, string>(organisation.id, async ({ carriers, audit }) => {
        const sameNamed = (await carriers.all()).find((carrier) => carrier.displayName === displayName)
        if (sameNamed !== undefined)
          return E.left(`Carrier ${sameNamed.id} of ${organisation.name} is called ${displayName} already.`)
        const { id } = await carriers.add(displayName)
        const audited = { action: 'carrier_added', subject: displayName, subjectId: String(id) } as const
        await audit.add(auditEntry(audited, { at: now() }))
        return E.right(`Carrier ${id} of ${organisation.name} is ${displayName}.`)
      }),
  }),
}

export const carriers = commandGroup({ add: carriersAdd, list: carriersList, remove: carriersRemove })
