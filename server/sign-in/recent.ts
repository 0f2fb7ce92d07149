/** The things that were put in last, at most so many, so that nobody can fill the memory with new ones. */
export type Recent<Thing> = {
  readonly get: (name: string) => Thing | undefined
  /** as the newest of all */
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
