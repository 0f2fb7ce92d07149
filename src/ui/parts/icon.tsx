import { icons, type IconName } from './icons'

const sizes = { 14: 'rr-icon is-14', 16: 'rr-icon', 20: 'rr-icon is-20' } as const

export const Icon = ({ name, size = 16 }: { readonly name: IconName; readonly size?: keyof typeof sizes }) => (
  <svg
    className={sizes[size]}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icons[name] }}
  />
)
