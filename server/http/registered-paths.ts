export type KnownPath = { readonly method: string; readonly url: string }

/** The methods that the routes of a path take; empty where no route has this path. */
export const methodsAt = (known: ReadonlyArray<KnownPath>, path: string): ReadonlyArray<string> =>
  [...new Set(known.filter((route) => fits(route.url, path)).map((route) => route.method))].toSorted()

const fits = (url: string, path: string): boolean => {
  const wanted = url.split('/')
  const found = path.split('/')
  return wanted.length === found.length && wanted.every((part, index) => fitsPart(part, found[index] ?? ''))
}

const fitsPart = (wanted: string, found: string): boolean => (wanted.startsWith(':') ? found !== '' : wanted === found)
