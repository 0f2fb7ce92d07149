/**
 * @typedef {{ readonly layer: string, readonly room: string, readonly files: number }} RoomDrawn
 * @typedef {{ readonly from: string, readonly to: string, readonly imports: number }} Arrow
 * @typedef {{ readonly rooms: ReadonlyArray<RoomDrawn>, readonly arrows: ReadonlyArray<Arrow> }} House
 * @typedef {{ readonly source: string, readonly dependencies: ReadonlyArray<{ readonly resolved: string }> }} Read
 */

/** A room of the product: src/domain/stop, src/ui/screens/stops, or all of server. */
const roomPath = /^(src\/(?:ui\/screens|[^/]+)\/[^/]+|contract|optimiser|server)\//

/** @type {(path: string) => string | undefined} */
const roomOf = (path) => roomPath.exec(path)?.[1]

/** @type {(room: string) => string} */
const layerOf = (room) => room.split('/').slice(0, 2).join('/')

/** @type {(modules: ReadonlyArray<Read>) => House} */
export const importsBetween = (modules) => {
  /** @type {Map<string, number>} */
  const files = new Map()
  /** @type {Map<string, Map<string, number>>} */
  const imports = new Map()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    if (from === undefined) continue
    files.set(from, (files.get(from) ?? 0) + 1)
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to === undefined || to === from) continue
      const known = imports.get(from) ?? new Map()
      imports.set(from, known.set(to, (known.get(to) ?? 0) + 1))
    }
  }
  return {
    rooms: [...files].map(([room, count]) => ({ layer: layerOf(room), room, files: count })),
    arrows: [...imports].flatMap(([from, to]) => [...to].map(([room, count]) => ({ from, to: room, imports: count }))),
  }
}
