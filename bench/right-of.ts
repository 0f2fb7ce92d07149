import * as E from 'fp-ts/Either'

/** A benchmark of a refusal would be a benchmark of nothing. */
export const rightOf = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`Refused: ${JSON.stringify(either.left)}`)
  return either.right
}
