/** Some of the mutants that the laws of a file share, by name. */
export const slipsFrom =
  <Slips extends Readonly<Record<string, unknown>>>(slips: Slips) =>
  (...names: ReadonlyArray<keyof Slips & string>): Readonly<Record<string, Slips[keyof Slips]>> =>
    Object.fromEntries(names.map((name) => [name, slips[name]]))
