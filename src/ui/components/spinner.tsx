const sizes = { 14: 'rr-spinner is-14', 18: 'rr-spinner' } as const

export const Spinner = ({ size = 18 }: { readonly size?: keyof typeof sizes }) => (
  <span className={sizes[size]} aria-hidden="true" />
)
