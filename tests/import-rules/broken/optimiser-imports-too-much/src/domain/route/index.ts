export type Route = { readonly name: string }
