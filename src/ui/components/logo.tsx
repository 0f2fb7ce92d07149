/** The shape of design/logo.svg, inline so that it takes the theme's colour. */
export const Logo = () => (
  <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
    <path d="M20.6 8.2A9 9 0 1 0 22 13" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    <circle cx="20.6" cy="8.2" r="3.4" fill="currentColor" />
    <circle cx="13" cy="13" r="2.4" fill="currentColor" />
  </svg>
)
