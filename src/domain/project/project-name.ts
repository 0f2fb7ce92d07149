import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { filled, isBlank } from '../reading'

export type ProjectNameRefused = { readonly kind: 'project-name-refused'; readonly reason: string }

const name = filled(120)

/** A name of 1 to 120 characters, without the spaces around it. Two projects may share one. */
export const projectNameOf = (typed: string): E.Either<ProjectNameRefused, string> =>
  pipe(
    name(typed),
    E.mapLeft((reason) => ({
      kind: 'project-name-refused',
      reason: isBlank(typed) ? 'Project name is missing' : reason,
    })),
  )
