import type { Order } from './order' // refused

export type Route = { readonly order: Order }
