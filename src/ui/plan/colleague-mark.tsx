import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Mark } from '../../application/colleague'
import { timeLabel } from '../../domain/calendar'
import type { AffectedItemKey } from '../../domain/history'
import { useApp } from '../app-facade'
import { Icon, colleagueIcon } from '../components'
import './colleague.css'

/** Such as `Piet, 07:52`, on what somebody else changed, until it has been in view for some seconds. */
export const ColleagueMark = observer(({ item }: { readonly item: AffectedItemKey }) => {
  const { colleague } = useApp()
  const mark = colleague.store.marks.get(item)
  return mark === undefined ? null : (
    <MarkTag key={`${mark.by} ${mark.at}`} mark={mark} onSeen={() => colleague.markSeen(item, mark)} />
  )
})

const VISIBLE_MS = 8_000

/** As long as it fades in the style sheet. */
const FADE_MS = 160

type MarkTagProps = { readonly mark: Mark; readonly onSeen: () => void }

const MarkTag = ({ mark: { by, at, removed }, onSeen }: MarkTagProps) => {
  const element = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(element)
  const remove = useEffectEvent(onSeen)
  useEffect(() => {
    if (!isSeen) return undefined
    const timer = setTimeout(() => remove(), FADE_MS)
    return () => clearTimeout(timer)
  }, [isSeen])
  return (
    <span
      className={isSeen ? 'rr-tag is-by is-fading' : 'rr-tag is-by is-shown'}
      title={`${by}, ${timeLabel(at) ?? ''}`}
      ref={element}
    >
      <Icon icon={colleagueIcon} />
      <span className="rr-sr">{removed === undefined ? 'changed by ' : 'deleted by '}</span>
      <span className="rr-by">
        <span className="rr-ellipsis">{by}</span>, {timeLabel(at)}
      </span>
    </span>
  )
}

/** Whether an element has been in view for a while, on a page that is in front. */
const useSeen = (element: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isInView = false
    const update = (): void => {
      clearTimeout(timer)
      if (isInView && !document.hidden) timer = setTimeout(() => setSeen(true), VISIBLE_MS)
    }
    const observed = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting === true
      update()
    })
    if (element.current !== null) observed.observe(element.current)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      observed.disconnect()
      document.removeEventListener('visibilitychange', update)
    }
  }, [element])
  return isSeen
}

/** The first letter of a colleague's name, in a disc. */
export const ColleagueInitial = ({ name }: { readonly name: string }) => (
  <span className="rr-initial" aria-hidden="true">
    {name.slice(0, 1).toUpperCase()}
  </span>
)
