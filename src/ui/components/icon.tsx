import type { IconSvg } from './icon-svg'

const sizes = { 14: 'rr-icon is-14', 16: 'rr-icon', 20: 'rr-icon is-20' } as const

type IconProps = { readonly icon: IconSvg; readonly size?: keyof typeof sizes }

export const Icon = ({ icon, size = 16 }: IconProps) => (
  <svg
    className={sizes[size]}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icon.content }}
  />
)
