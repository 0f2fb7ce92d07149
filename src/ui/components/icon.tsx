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

/** The markup inside the `svg` element. */
export type IconSvg = { readonly content: string }

/** Strips the `svg` element of lucide; `Icon` adds its own. */
export const iconSvgOf = (svg: string): IconSvg => ({
  content: svg.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim(),
})

const spinnerClasses = { 14: 'rr-spinner is-14', 18: 'rr-spinner' } as const

export const Spinner = ({ size = 18 }: { readonly size?: keyof typeof spinnerClasses }) => (
  <span className={spinnerClasses[size]} aria-hidden="true" />
)

/** The shape of design/logo.svg, inline so that it takes the theme's colour. */
export const Logo = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
    <path d="M20.6 8.2A9 9 0 1 0 22 13" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <circle cx="20.6" cy="8.2" r="3.4" fill="currentColor" />
    <circle cx="13" cy="13" r="2.4" fill="currentColor" />
  </svg>
)
