import { beyondPaths, innersOf, nothing } from './unknown-fields'
import { pathOf, type Path, type Said } from './json-object'

/** How a record is written: its names in their order, and so which of a field's spellings are worth a look. */
export type Handwriting = {
  readonly names: ReadonlyArray<string>
  /** by field, first choice first */
  readonly paths: ReadonlyArray<ReadonlyArray<Path>>
  /** finds what a record in this handwriting says beyond the fields */
  readonly beyond: (record: Said) => Said
}

/** Makes the handwriting of records with these names, where each field has these spellings. */
export const handwritingsOf = (
  spellings: ReadonlyArray<ReadonlyArray<string>>,
): ((names: ReadonlyArray<string>) => Handwriting) => {
  const paths = spellings.map((names) => names.map(pathOf))
  const known = new Set(paths.flat().map(({ outer }) => outer))
  const inners = innersOf(spellings.flat())
  const beyondAll = beyondPaths(spellings.flat())
  return (names) => {
    const said = new Set(names)
    const isPlain = names.every((name) => known.has(name)) && !inners.some((name) => said.has(name))
    return {
      names,
      paths: paths.map((choices) => choices.filter(({ outer }) => said.has(outer))),
      beyond: isPlain ? () => nothing : beyondAll,
    }
  }
}

/** Whether a record is in a handwriting: it has those names and no other, in that order. */
export const isIn = ({ names }: Handwriting, record: Said): boolean => {
  let at = 0
  for (const name in record) {
    if (name !== names[at]) return false
    at += 1
  }
  return at === names.length
}
