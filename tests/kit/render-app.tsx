import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { lazyOf, Frame, type AppFacade } from '../../src/ui/app'

/** Shows the app of a desk at an address; calling the result gives the present address. */
export const renderApp = (app: AppFacade, address: string): (() => string) => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const lazyApp = lazyOf(async () => app)
  const current = { address }
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <Frame auth={app} loadApp={lazyApp} />
      <Watch onSeen={(newAddress) => (current.address = newAddress)} />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return () => current.address
}

const Watch = ({ onSeen }: { readonly onSeen: (address: string) => void }) => {
  const { pathname } = useLocation()
  useEffect(() => {
    onSeen(pathname)
  }, [onSeen, pathname])
  return null
}
