// Sets the stored theme, else that of the system, before the first paint, so that no other theme flashes.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const storedTheme = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const apply = () => {
    const choice = storedTheme()
    const theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }
  apply()
  dark.addEventListener('change', apply)
})()
