import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseName, findOrganisation } from '../sign-in'
import type { OrganisationName, Storage } from '../storage'
import { parseArguments, requiredArgument } from './parse-arguments'
import type { Command } from './command'

type OrganisationCommand<A> = {
  /** reads the word that names the subject of the command */
  readonly parseSubject: (argument: string | undefined) => E.Either<string, A>
  /** how many words are allowed */
  readonly maxPositionals?: 0 | 1
  readonly run: (subject: A, organisation: OrganisationName, storage: Storage) => Promise<E.Either<string, string>>
}

/** A command for the organisation that --organisation names. */
export const organisationCommand =
  <A>({ parseSubject, maxPositionals = 1, run }: OrganisationCommand<A>): Command['run'] =>
  async (args, ports) => {
    const parsed = pipe(
      parseArguments(args, { positionals: maxPositionals, options: ['organisation'] }),
      E.flatMap((parsedArguments) =>
        pipe(
          E.Do,
          E.bind('about', () => parseSubject(parsedArguments.positionals[0])),
          E.bind('called', () =>
            requiredArgument('--organisation', parseName, parsedArguments.options.get('organisation')),
          ),
        ),
      ),
    )
    if (E.isLeft(parsed)) return parsed
    const { about: subject, called: organisationName } = parsed.right
    const storage = await ports.storage()
    const organisation = await findOrganisation(storage.directory, organisationName)
    return organisation === undefined
      ? E.left(`There is no organisation ${organisationName}.`)
      : run(subject, organisation, storage)
  }
