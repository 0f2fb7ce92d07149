/** Something that is begun when it is first wanted, and never twice. */
export type Coming<A> = () => Promise<A>

export const comingOf = <A>(begin: () => Promise<A>): Coming<A> => {
  let coming: Promise<A> | undefined
  const started = (): Promise<A> => {
    const soon = begin()
    // React's `use` reads `status`: what has arrived shows at once, without a flash of the fallback.
    soon.then(
      (value) => Object.assign(soon, { status: 'fulfilled', value }),
      () => undefined,
    )
    return soon
  }
  return () => (coming ??= started())
}
