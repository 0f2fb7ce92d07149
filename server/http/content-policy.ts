/** The settings that name other servers which the pages use. */
export type Elsewhere = {
  /** the URL of map tiles, with `{x}` and the like in it */
  readonly tileUrl: string | undefined
  /** the URL of another delivery API; empty where it is this server's */
  readonly apiBase: string
}

type Sources = Readonly<Record<string, ReadonlyArray<string>>>

/** Allows the product's own files, and the servers that the settings name. `more` is for the development server. */
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

/** Tiles may come from several servers, `https://{s}.tiles.example`: then every subdomain is allowed. */
const originOf = (address: string | undefined): ReadonlyArray<string> =>
  address === undefined || address === '' ? [] : [new URL(address).origin.replace(/\/\/\{\w+\}\./, '//*.')]
