export type Records = { readonly at: string }
