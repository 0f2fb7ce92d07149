export type PathList = {
  readonly name: string
  readonly limit: number | undefined
  readonly files: ReadonlyArray<string>
}

/** The lists of the section "Call paths": a heading, the limit, and a file on each line. */
export const listsIn = (page: string): ReadonlyArray<PathList> =>
  (page.split(/^## Call paths$/m)[1] ?? '')
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const limit = /^At most (\d+) files/m.exec(part)?.[1]
      return {
        name: part.split('\n')[0] ?? '',
        limit: limit === undefined ? undefined : Number(limit),
        files: Array.from(part.matchAll(/^- \[([^\]]+)\]\(\.\.\/\1\): ./gm), ([, file = '']) => file),
      }
    })
