import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../app-facade'
import { focusableHeadingOf } from '../components'

/**
 * §4: a change of address clears the alerts. The focus moves to the new heading or, after going back, to the link that
 * was followed; unless the new content took the focus itself.
 */
export const usePageChange = (): RefObject<HTMLElement | null> => {
  const { alertActions } = useAuth()
  const { pathname } = useLocation()
  const content = useRef<HTMLElement>(null)
  const lastPathname = useRef(pathname)
  /** from each address to the one it was left for, until the user returns */
  const nextPathnames = useRef(new Map<string, string>())

  // In a layout effect, so that the new content can still scroll itself afterwards.
  useLayoutEffect(() => {
    if (lastPathname.current !== pathname) content.current?.scrollTo({ top: 0 })
  }, [pathname])

  useEffect(() => {
    const previousPathname = lastPathname.current
    if (previousPathname === pathname) return
    lastPathname.current = pathname
    alertActions.clearOnNavigation()
    const isBack = nextPathnames.current.get(pathname) === previousPathname
    if (isBack) nextPathnames.current.delete(pathname)
    else nextPathnames.current.set(previousPathname, pathname)
    if (content.current?.contains(document.activeElement) === false)
      focusContent(content.current, isBack ? previousPathname : undefined)
  }, [alertActions, pathname])

  return content
}

const focusContent = (content: HTMLElement, previousPathname: string | undefined): void => {
  const link =
    previousPathname === undefined
      ? undefined
      : [...content.querySelectorAll('a')].find(({ pathname }) => pathname === previousPathname)
  const target = link ?? focusableHeadingOf(content) ?? content
  target.focus()
}

/** Time for a screen to focus a better element itself, such as the next row. */
const FALLBACK_DELAY_MS = 100

/**
 * When the focused element is removed, focuses the next row of its list, else the row before, else the heading; a
 * browser would restart at the top of the page.
 */
export const useFocusFallback = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const container = content.current
    if (container === null) return
    let lastFocused: Element | null = null
    let nearestRows: ReadonlyArray<HTMLElement> = []
    let fallbackTimer: ReturnType<typeof setTimeout> | undefined
    const rememberFocus = ({ target }: Event): void => {
      if (isInDialog(target)) return
      lastFocused = target instanceof Element && isOfScreen(container, target) ? target : null
      nearestRows = lastFocused === null ? [] : rowsAround(lastFocused)
    }
    // A click moves the focus by itself.
    const forgetFocus = (event?: Event): void => {
      if (isInDialog(event?.target)) return
      lastFocused = null
      clearTimeout(fallbackTimer)
    }
    const focusNearestLater = (): void => {
      fallbackTimer = setTimeout(() => {
        // A dialog that closes gives the focus back first, where it can.
        if (isInDialog(document.activeElement)) return focusNearestLater()
        const row = nearestRows.find((candidate) => candidate.checkVisibility())
        const target = row ?? focusableHeadingOf(container) ?? container
        if (document.activeElement === document.body) target.focus()
      }, FALLBACK_DELAY_MS)
    }
    const observer = new MutationObserver(() => {
      if (lastFocused === null) return
      if (lastFocused.isConnected) {
        // It may stand between other rows now.
        nearestRows = rowsAround(lastFocused)
        return
      }
      forgetFocus()
      focusNearestLater()
    })
    observer.observe(container, { childList: true, subtree: true })
    document.addEventListener('focusin', rememberFocus)
    document.addEventListener('pointerdown', forgetFocus)
    return () => {
      observer.disconnect()
      forgetFocus()
      document.removeEventListener('focusin', rememberFocus)
      document.removeEventListener('pointerdown', forgetFocus)
    }
  }, [content])
}

const isInDialog = (target: EventTarget | null | undefined): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"]') !== null

/** The foot of a screen is outside its content. */
const isOfScreen = (content: Element, element: Element): boolean =>
  content.contains(element) || element.closest('.rr-foot') !== null

/** The elements that Up and Down focus: those of the rows after this one, then those before it, the nearest first. */
const rowsAround = (element: Element): ReadonlyArray<HTMLElement> => {
  const row = element.closest('tr, li')
  const rows = [...(row?.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const position = rows.findIndex((candidate) => row?.contains(candidate) === true)
  return position < 0 ? [] : [...rows.slice(position + 1), ...rows.slice(0, position).toReversed()]
}
