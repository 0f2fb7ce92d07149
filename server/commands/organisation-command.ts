import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { name, organisationNamed } from '../sign-in'
import type { OrganisationName, Storage } from '../storage'
import { argumentsOf, needed } from './parse-arguments'
import type { Command } from './command'

type OfOrganisation<A> = {
  /** reads the word that names the subject of the command */
  readonly read: (word: string | undefined) => E.Either<string, A>
  /** how many words are allowed */
  readonly words?: 0 | 1
  readonly run: (about: A, organisation: OrganisationName, storage: Storage) => Promise<E.Either<string, string>>
}

/** A command for the organisation that --organisation names. */
export const ofOrganisation =
  <A>({ read, words = 1, run }: OfOrganisation<A>): Command['run'] =>
  async (args, world) => {
    const asked = pipe(
      argumentsOf(args, { words, options: ['organisation'] }),
      E.flatMap((given) =>
        pipe(
          E.Do,
          E.bind('about', () => read(given.words[0])),
          E.bind('called', () => needed('--organisation', name, given.options.get('organisation'))),
        ),
      ),
    )
    if (E.isLeft(asked)) return asked
    const { about, called } = asked.right
    const storage = await world.storage()
    const organisation = await organisationNamed(storage.directory, called)
    return organisation === undefined
      ? E.left(`There is no organisation ${called}.`)
      : run(about, organisation, storage)
  }
