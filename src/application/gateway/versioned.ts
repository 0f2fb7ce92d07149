/** A value with its version; undefined where the server sends no version. */
export type Versioned<A> = { readonly value: A; readonly version: number | undefined }
