import * as E from 'fp-ts/Either'

export type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with one setting, as words that name it. */
export type Reading<A> = E.Either<string, A>

export const text = (from: Environment, name: string, otherwise: string): Reading<string> =>
  E.right(given(from, name) ?? otherwise)

export const wholeNumber = (
  from: Environment,
  name: string,
  otherwise: number,
  least: number,
  most: number,
): Reading<number> => {
  const said = given(from, name)
  if (said === undefined) return E.right(otherwise)
  const number = /^\d{1,15}$/.test(said) ? Number(said) : undefined
  return number !== undefined && number >= least && number <= most
    ? E.right(number)
    : E.left(`${name} must be a whole number from ${least} to ${most}, not "${said}"`)
}

export const oneOf = <A extends string>(
  from: Environment,
  name: string,
  otherwise: A,
  choices: ReadonlyArray<A>,
): Reading<A> => {
  const said = given(from, name) ?? otherwise
  const chosen = choices.find((choice) => choice === said)
  return chosen === undefined ? E.left(`${name} must be one of ${choices.join(', ')}, not "${said}"`) : E.right(chosen)
}

/** An empty setting is how many tools write "not set". */
const given = (from: Environment, name: string): string | undefined => {
  const said = from[name]?.trim()
  return said === '' ? undefined : said
}
