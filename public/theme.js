// Runs before the first paint, so that no page flashes in the other theme: the stored choice, else the system's.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const chosen = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const apply = () => {
    const choice = chosen()
    const theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }
  apply()
  dark.addEventListener('change', apply)
})()
