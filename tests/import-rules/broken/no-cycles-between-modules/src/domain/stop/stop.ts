export type Stop = { readonly id: string }
