export type StopGateway = { readonly path: string }
