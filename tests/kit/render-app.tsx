import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { loadOnce, Frame, type AppFacade } from '../../src/ui/app'

/** Renders the app at an address; the result returns the current address. */
export const renderApp = (app: AppFacade, address: string): (() => string) => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const lazyApp = loadOnce(async () => app)
  const current = { address }
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <Frame auth={app} loadApp={lazyApp} />
      <AddressObserver onAddress={(newAddress) => (current.address = newAddress)} />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return () => current.address
}

const AddressObserver = ({ onAddress }: { readonly onAddress: (address: string) => void }) => {
  const { pathname } = useLocation()
  useEffect(() => {
    onAddress(pathname)
  }, [onAddress, pathname])
  return null
}
