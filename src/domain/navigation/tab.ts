/** §2: the tabs whose path is always the same, named for it. */
export const fixedTabs = [
  'routes',
  'rides/new',
  'stops',
  'stops/new',
  'drivers',
  'drivers/new',
  'optimise',
  'history',
] as const

/** §2: what the panel of a project shows. */
export type Tab =
  | { readonly kind: (typeof fixedTabs)[number] }
  /** index from zero, as addresses count */
  | { readonly kind: 'route'; readonly index: number }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'driver'; readonly id: string }

/** §4: the routes tab is the default. */
export const defaultTab: Tab = { kind: 'routes' }
