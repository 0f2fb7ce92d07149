/** §2: the tabs with a fixed path, which is their kind. */
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

/** §2: the tabs of a project. */
export type Tab =
  | { readonly kind: (typeof fixedTabs)[number] }
  /** zero-based, as in addresses */
  | { readonly kind: 'route'; readonly index: number }
  | { readonly kind: 'stop'; readonly id: string }
  | { readonly kind: 'driver'; readonly id: string }

/** §4: the routes tab is the default. */
export const defaultTab: Tab = { kind: 'routes' }
