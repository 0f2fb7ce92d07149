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
