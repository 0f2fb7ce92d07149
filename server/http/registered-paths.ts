export type RegisteredPath = { readonly method: string; readonly url: string }

/** The methods of all routes with this path; empty where there are none. */
export const methodsOfPath = (registeredPaths: ReadonlyArray<RegisteredPath>, path: string): ReadonlyArray<string> =>
  [...new Set(registeredPaths.filter((route) => matchesPath(route.url, path)).map((route) => route.method))].toSorted()

const matchesPath = (url: string, path: string): boolean => {
  const patternParts = url.split('/')
  const pathParts = path.split('/')
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => matchesPart(part, pathParts[index] ?? ''))
  )
}

const matchesPart = (patternPart: string, pathPart: string): boolean =>
  patternPart.startsWith(':') ? pathPart !== '' : patternPart === pathPart
