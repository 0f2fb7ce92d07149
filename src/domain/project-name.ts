/** Responsible for what a project may be called. */
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { nonBlankText } from './parse'

export type ProjectNameRefusal = { readonly kind: 'project-name-refused'; readonly reason: string }

const parseName = nonBlankText(120)

/** Matches a visible character: a name of joiners or fillers would leave nothing to click on. */
const visiblePattern = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** 1 to 120 characters after trimming. Names need not be unique. */
export const projectNameOf = (typed: string): E.Either<ProjectNameRefusal, string> =>
  pipe(
    isInvisible(typed) ? E.left('') : parseName(typed),
    E.mapLeft((reason) => ({
      kind: 'project-name-refused',
      reason: isInvisible(typed) ? 'Project name is missing' : reason,
    })),
  )

const isInvisible = (typed: string): boolean => !visiblePattern.test(typed)
