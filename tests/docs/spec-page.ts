export type Fact = { readonly number: string; readonly links: ReadonlyArray<string> }

export type Section = { readonly number: number; readonly facts: ReadonlyArray<Fact> }

const factIn = (line: string): Fact | undefined => {
  const number = /^- \*\*([\d.]+)\*\* /.exec(line)?.[1]
  if (number === undefined) return undefined
  return { number, links: Array.from(line.matchAll(/\]\(([^)#]+)\)/g), ([, link = '']) => link) }
}

/** The numbered sections of the page, each with its facts. A list item without a number is a fact without one. */
export const sectionsOf = (text: string): ReadonlyArray<Section> =>
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      number: Number(/^(\d+)\./.exec(part)?.[1]),
      facts: part
        .split('\n')
        .filter((line) => /^\s*- /.test(line))
        .map((line) => factIn(line) ?? { number: `none: ${line}`, links: [] }),
    }))

/** What is wrong with the page; `exists` tells whether a link leads to a file. */
export const faultsOf = (text: string, exists: (link: string) => boolean): ReadonlyArray<string> =>
  sectionsOf(text).flatMap(({ number, facts }, index) => [
    ...(number === index + 1 ? [] : [`section ${index + 1} is numbered ${number}`]),
    ...(facts.length > 0 ? [] : [`section ${number} has no facts`]),
    ...facts.flatMap((fact, position) => {
      const expected = `${number}.${position + 1}`
      return [
        ...(fact.number === expected ? [] : [`${fact.number} stands in the place of ${expected}`]),
        ...(fact.links.length > 0 ? [] : [`${fact.number} has no link`]),
        ...fact.links
          .filter((link) => !exists(link))
          .map((link) => `${fact.number} links to ${link}, which is no file`),
      ]
    }),
  ])

/** The sections that a text cites as § and a number. */
export const citedSections = (text: string): ReadonlyArray<number> =>
  Array.from(text.matchAll(/§(\d+)/g), ([, number]) => Number(number))
