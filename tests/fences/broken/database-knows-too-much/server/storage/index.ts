export type Storage = { readonly at: string }
