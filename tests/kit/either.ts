import * as E from 'fp-ts/Either'

/** The right side, where a test knows that it is one. */
export const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`Refused: ${JSON.stringify(either.left)}`)
  return either.right
}

export const left = <E>(either: E.Either<E, unknown>): E => {
  if (E.isRight(either)) throw new Error(`Not refused: ${JSON.stringify(either.right)}`)
  return either.left
}
