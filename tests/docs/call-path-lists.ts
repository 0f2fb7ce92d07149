export type PathList = { readonly name: string; readonly files: ReadonlyArray<string> }

/** The lists of the section "Call paths": a heading, and a file on each line. */
export const listsIn = (page: string): ReadonlyArray<PathList> =>
  sectionOf(page, 'Call paths')
    .split(/^### /m)
    .slice(1)
    .map((part) => ({
      name: part.split('\n')[0] ?? '',
      files: Array.from(part.matchAll(/^- \[([^\]]+)\]\(\.\.\/\1\): ./gm), ([, file = '']) => file),
    }))

/** The files of the section "Beneath the call paths", in their order. */
export const filesBeneath = (page: string): ReadonlyArray<string> =>
  Array.from(sectionOf(page, 'Beneath the call paths').matchAll(/\]\(\.\.\/([^)]+)\)/g), ([, file = '']) => file)

const sectionOf = (page: string, heading: string): string =>
  page.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? ''
