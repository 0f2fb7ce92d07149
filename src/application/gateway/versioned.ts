/** A thing, and the version of it that was read; none where the server names none. */
export type Versioned<A> = { readonly value: A; readonly version: number | undefined }
