export type Records = { readonly path: string }
