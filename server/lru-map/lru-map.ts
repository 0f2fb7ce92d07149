/** Keeps only the things that were put in last, so that nobody can fill the memory by sending ever new ones. */
export type Recent<Thing> = {
  readonly get: (name: string) => Thing | undefined
  /** adds or replaces; the thing is the newest then */
  readonly put: (name: string, thing: Thing) => void
  readonly drop: (name: string) => void
}

export const recentOf = <Thing>(most: number): Recent<Thing> => {
  const things = new Map<string, Thing>()
  return {
    get: (name) => things.get(name),
    put: (name, thing) => {
      things.delete(name)
      things.set(name, thing)
      const [oldest] = things.size > most ? things.keys() : []
      if (oldest !== undefined) things.delete(oldest)
    },
    drop: (name) => {
      things.delete(name)
    },
  }
}
