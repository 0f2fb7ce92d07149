export type Storage = { readonly path: string }
