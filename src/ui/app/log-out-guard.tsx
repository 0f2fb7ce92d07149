import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app-facade'
import { lazyComponent, LazyPart } from '../lazy'

const LogOutDialog = lazyComponent(async () => ({
  default: (await import('../screens/import/log-out-dialog')).LogOutDialog,
}))

/** Asks before a log-out where the browser keeps an import that is not finished. */
export const LogOutGuard = () => {
  const { openImport } = useApp()
  const [asked, setAsked] = useState<HTMLElement>()
  const isConfirmed = useRef(false)
  const logOut = (control: HTMLElement): void => {
    setAsked(undefined)
    isConfirmed.current = true
    control.click()
    isConfirmed.current = false
  }
  const check = useEffectEvent(async (control: HTMLElement) => {
    const keepsImport = await openImport()
      .then((workbench) => workbench.keptProjects())
      .then(({ length }) => length > 0)
      // What cannot be loaded asks nothing.
      .catch(() => false)
    if (keepsImport) setAsked(control)
    else logOut(control)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
      const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey
      if (control === null || control.closest('[data-log-out]') === null || isConfirmed.current || isForNewTab) return
      event.preventDefault()
      event.stopPropagation()
      void check(control)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  return asked === undefined ? null : (
    <LazyPart onFailed={() => logOut(asked)}>
      <LogOutDialog onCancel={() => setAsked(undefined)} onLogOut={() => logOut(asked)} />
    </LazyPart>
  )
}
