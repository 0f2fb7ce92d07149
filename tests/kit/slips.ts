/** Some of the wrong versions that a file of laws shares, by name. */
export const slipsFrom =
  <Slips extends Readonly<Record<string, unknown>>>(slips: Slips) =>
  (...names: ReadonlyArray<keyof Slips & string>): Readonly<Record<string, Slips[keyof Slips]>> =>
    Object.fromEntries(names.map((name) => [name, slips[name]]))
