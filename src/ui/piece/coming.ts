/** Something that is begun when it is first wanted, and never twice. */
export type Coming<A> = () => Promise<A>

export const comingOf = <A>(begin: () => Promise<A>): Coming<A> => {
  let coming: Promise<A> | undefined
  const started = (): Promise<A> => {
    const soon = begin()
    // React's `use` reads this: it need not wait for what is here, nor show for a moment that it does.
    soon.then(
      (value) => Object.assign(soon, { status: 'fulfilled', value }),
      () => undefined,
    )
    return soon
  }
  return () => (coming ??= started())
}
