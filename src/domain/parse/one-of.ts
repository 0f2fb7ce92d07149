import { parserOf, quoted, type Parser, type ParseOrUndefined } from './parser'

/** Parses one of these texts in any case. */
export const oneOfOrUndefined = <A extends string>(...options: ReadonlyArray<A>): ParseOrUndefined<A> => {
  const optionByText = new Map<string, A>()
  for (const option of options) optionByText.set(option.toLowerCase(), option).set(option, option)
  return (value) =>
    typeof value === 'string' ? (optionByText.get(value) ?? optionByText.get(value.trim().toLowerCase())) : undefined
}

export const oneOf = <A extends string>(...options: ReadonlyArray<A>): Parser<A> =>
  parserOf(oneOfOrUndefined(...options), (value) => `Unknown value ${quoted(value)}. Use ${joinWithOr(options)}`)

const joinWithOr = (options: ReadonlyArray<string>): string =>
  options.length < 2 ? options.join('') : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`
