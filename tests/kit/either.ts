import assert from 'node:assert/strict'
import * as E from 'fp-ts/Either'

/** The right side; the test fails where the value is a left. */
export const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) assert.fail(`Refused: ${JSON.stringify(either.left)}`)
  return either.right
}

export const left = <E>(either: E.Either<E, unknown>): E => {
  if (E.isRight(either)) assert.fail(`Not refused: ${JSON.stringify(either.right)}`)
  return either.left
}

/** For a fake use case: it has done this, and succeeds. */
export const resolveDone = async (effect: unknown): Promise<E.Either<never, void>> => E.asUnit(E.right(effect))
