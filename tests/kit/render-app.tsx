import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { comingOf, Frame, type Desk } from '../../src/ui/app'

/** Shows the app of a desk at an address; calling the result gives the present address. */
export const renderApp = (desk: Desk, address: string): (() => string) => {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const there = comingOf(async () => desk)
  const seen = { address }
  root.render(
    <MemoryRouter initialEntries={[address]}>
      <Frame door={desk} desk={there} />
      <Watch onSeen={(at) => (seen.address = at)} />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return () => seen.address
}

const Watch = ({ onSeen }: { readonly onSeen: (address: string) => void }) => {
  const { pathname } = useLocation()
  useEffect(() => {
    onSeen(pathname)
  }, [onSeen, pathname])
  return null
}
