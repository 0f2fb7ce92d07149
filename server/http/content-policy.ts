/** What the pages need from other servers. */
export type Elsewhere = {
  /** of map tiles, with its places to fill in */
  readonly tileUrl: string | undefined
  /** of another delivery API; empty where it is the server's own */
  readonly apiBase: string
}

type Sources = Readonly<Record<string, ReadonlyArray<string>>>

/** Only the product's own files, and what its settings name; `more` is for those who build as one looks. */
export const contentPolicy = ({ tileUrl, apiBase }: Elsewhere, more: Sources = {}): string => {
  const sources: Sources = {
    'default-src': ["'self'"],
    // `data:` is for the small pictures that the build folds into its style sheets.
    'img-src': ["'self'", 'data:', ...originOf(tileUrl)],
    'connect-src': ["'self'", ...originOf(apiBase)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const names = new Set([...Object.keys(sources), ...Object.keys(more)])
  return [...names].map((name) => [name, ...(sources[name] ?? ["'self'"]), ...(more[name] ?? [])].join(' ')).join('; ')
}

/** Tiles may come from a row of servers, `https://{s}.tiles.example`: any of them will do. */
const originOf = (address: string | undefined): ReadonlyArray<string> =>
  address === undefined || address === '' ? [] : [new URL(address).origin.replace(/\/\/\{\w+\}\./, '//*.')]
