/** Makes something of a thing once: the same thing gives the same object, and who lets go of it forgets both. */
export const remembered = <Thing extends object, A extends object | undefined>(
  make: (thing: Thing) => A,
): ((thing: Thing) => A) => {
  const kept = new WeakMap<Thing, A>()
  return (thing) => {
    const known = kept.get(thing)
    if (known !== undefined) return known
    const made = make(thing)
    kept.set(thing, made)
    return made
  }
}
