/**
 * @typedef {{ readonly layer: string, readonly module: string, readonly files: number }} ModuleNode
 * @typedef {{ readonly from: string, readonly to: string, readonly imports: number }} Arrow
 * @typedef {{ readonly modules: ReadonlyArray<ModuleNode>, readonly arrows: ReadonlyArray<Arrow> }} ImportGraph
 * @typedef {{ readonly source: string, readonly dependencies: ReadonlyArray<{ readonly resolved: string }> }} CruisedFile
 */

/** A module of the product: src/domain/stop, src/ui/screens/stops, or all of server. */
const modulePath = /^(src\/(?:ui\/screens|[^/]+)\/[^/]+|contract|optimiser|server)\//

/** @type {(path: string) => string | undefined} */
const moduleOf = (path) => modulePath.exec(path)?.[1]

/** @type {(module: string) => string} */
const layerOf = (module) => module.split('/').slice(0, 2).join('/')

/** @type {(cruisedFiles: ReadonlyArray<CruisedFile>) => ImportGraph} */
export const importsBetween = (cruisedFiles) => {
  /** @type {Map<string, number>} */
  const files = new Map()
  /** @type {Map<string, Map<string, number>>} */
  const imports = new Map()
  for (const { source, dependencies } of cruisedFiles) {
    const from = moduleOf(source)
    if (from === undefined) continue
    files.set(from, (files.get(from) ?? 0) + 1)
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved)
      if (to === undefined || to === from) continue
      const counts = imports.get(from) ?? new Map()
      imports.set(from, counts.set(to, (counts.get(to) ?? 0) + 1))
    }
  }
  return {
    modules: [...files].map(([module, count]) => ({ layer: layerOf(module), module, files: count })),
    arrows: [...imports].flatMap(([from, to]) =>
      [...to].map(([module, count]) => ({ from, to: module, imports: count })),
    ),
  }
}
