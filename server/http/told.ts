/** What a use case answers: a value, or the text that such a value was already written as; and under which version. */
export type Told<A> = {
  readonly version?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
} & ({ readonly body: A } | { readonly text: () => string })

export const told = <A>(body: A, version?: number | string): Told<A> => ({
  body,
  version: version === undefined ? undefined : String(version),
})

/** The answer of a call that has nothing more to say. */
export const done = told({})
