import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react'

type Box = { readonly left: number; readonly top: number; readonly bottom: number }

type Position = {
  readonly left: number
  readonly top?: number
  readonly bottom?: number
  readonly maxHeight: number
}

const WIDTH = 424
const MAX_HEIGHT = 560
/** enough for the search, five routes and the keys */
const MIN_HEIGHT = 360
const MARGIN = 12
const GAP = 6

/** Where the dialog stands in the window: below its button where there is enough space, else above it, else at the lower edge. */
export const dialogPositionBeside = (
  button: Box | undefined,
  window: { readonly width: number; readonly height: number },
): Position => {
  const { left, top, bottom } = button ?? { left: window.width, top: 0, bottom: 0 }
  const x = Math.max(MARGIN, Math.min(left - GAP, window.width - WIDTH - MARGIN))
  const heightIn = (space: number): number => Math.min(MAX_HEIGHT, window.height * 0.7, space)
  const [below, above] = [window.height - bottom - GAP - MARGIN, top - GAP - MARGIN]
  if (below >= MIN_HEIGHT) return { left: x, top: bottom + GAP, maxHeight: heightIn(below) }
  return above >= MIN_HEIGHT
    ? { left: x, bottom: window.height - top + GAP, maxHeight: heightIn(above) }
    : { left: x, bottom: MARGIN, maxHeight: heightIn(window.height - 2 * MARGIN) }
}

const positionBeside = (opener: Element | null): Position =>
  dialogPositionBeside(opener?.isConnected === true ? opener.getBoundingClientRect() : undefined, {
    width: innerWidth,
    height: innerHeight,
  })

/** Shows the dialog above everything, beside the element that had the focus, which gets it back afterwards. */
export const useTopLayer = (close: () => void) => {
  const element = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  const [style, setStyle] = useState<CSSProperties>(() => positionBeside(opener))
  useLayoutEffect(() => {
    const dialog = element.current
    // The browser closes it too, such as by the key Back of a phone.
    const onToggle = ({ newState }: ToggleEvent): void => (newState === 'closed' ? close() : undefined)
    dialog?.addEventListener('toggle', onToggle)
    // Not on the press: its click would reach what lies beneath. A press that began in the card selects text there.
    let pressed: EventTarget | null = null
    const onPress = ({ target }: Event): void => void (pressed = target)
    const onClick = ({ target }: Event): void => (target === dialog && pressed === dialog ? close() : undefined)
    dialog?.addEventListener('pointerdown', onPress)
    dialog?.addEventListener('click', onClick)
    const onResize = (): void => setStyle(positionBeside(opener))
    addEventListener('resize', onResize)
    // The page that it belongs to has gone.
    addEventListener('popstate', close)
    // Not as a modal dialog: the browser would restyle the whole page behind it. Nor as a dialog element, which looks for
    // what to focus, and has the page laid out for that.
    dialog?.showPopover()
    dialog?.querySelector('input')?.focus({ preventScroll: true })
    return () => {
      dialog?.removeEventListener('toggle', onToggle)
      dialog?.removeEventListener('pointerdown', onPress)
      dialog?.removeEventListener('click', onClick)
      removeEventListener('resize', onResize)
      removeEventListener('popstate', close)
      dialog?.hidePopover()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [opener, close])
  return [element, style] as const
}
