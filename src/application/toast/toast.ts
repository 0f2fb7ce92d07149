/** What was just done, in words, and how it is undone where it can be. */
export type Toast = {
  readonly message: string
  readonly lang?: 'nl'
  readonly undo?: () => void
}

/** Its clock stands while a pointer or the focus is on it, and then goes on with what was left. */
export type ToastClock =
  | { readonly kind: 'runs'; readonly until: number }
  | { readonly kind: 'stands'; readonly remainingMs: number }

/** Two toasts never share an id, though they say the same. */
export type ShownToast = Toast & { readonly id: number; readonly clock: ToastClock }
