/** Some of the mutants that the laws of a file share, by name. */
export const mutantsFrom =
  <Mutants extends Readonly<Record<string, unknown>>>(mutants: Mutants) =>
  (...names: ReadonlyArray<keyof Mutants & string>): Readonly<Record<string, Mutants[keyof Mutants]>> =>
    Object.fromEntries(names.map((name) => [name, mutants[name]]))
