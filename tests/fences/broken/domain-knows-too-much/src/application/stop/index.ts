export type StopGateway = { readonly at: string }
