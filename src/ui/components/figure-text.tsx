import { Icon } from './icon'
import { lateIcon } from './icons'
import './figure-text.css'

/** `neutral`: neither better nor worse. */
type ChangeOfFigureProps = { readonly text: string; readonly kind: 'better' | 'worse' | 'same' | 'neutral' }

const changeClassNames = {
  better: 'rr-delta is-better',
  worse: 'rr-delta is-worse',
  same: 'rr-delta',
  neutral: 'rr-delta',
} as const

/** By how much a figure changed; an unchanged figure shows 0 and is read out as words. */
export const ChangeOfFigure = ({ text, kind }: ChangeOfFigureProps) => (
  <span className={changeClassNames[kind]}>
    {kind === 'same' ? (
      <>
        <span className="rr-sr">{text}</span>
        <span aria-hidden="true">0</span>
      </>
    ) : (
      text
    )}
  </span>
)

type SlackTextProps = {
  readonly slack: {
    readonly kind: 'late' | 'tight' | 'ample'
    readonly text: string
    readonly short: string
    readonly title: string
  }
  readonly isShort?: boolean
}

const slackClassNames = { late: 'rr-late', tight: 'rr-tight', ample: undefined } as const

/** The colour is not the only sign: a late visit says so, and tight slack says so to a screen reader. */
export const SlackText = ({ slack: { kind, text, short, title }, isShort = false }: SlackTextProps) => (
  <span className={slackClassNames[kind]} title={title}>
    {isShort && short !== text ? (
      <>
        <span aria-hidden="true">{short}</span>
        <span className="rr-sr">{text}</span>
      </>
    ) : (
      text
    )}
    {kind === 'tight' ? <span className="rr-sr"> tight</span> : null}
  </span>
)

type LateTagProps = {
  /** of stops */
  readonly count: number
  readonly details?: ReadonlyArray<string>
  readonly isShort?: boolean
}

/** Such as `2 late`, or `2` in short; its title says that stops are meant. */
export const LateTag = ({ count, details = [], isShort = false }: LateTagProps) => {
  const noun = count === 1 ? ' stop' : ' stops'
  return (
    <span className="rr-tag is-late" title={[`${count}${noun} late`, ...details].join('\n')}>
      <Icon icon={lateIcon} />
      {count}
      <span className="rr-sr">{isShort ? `${noun} late` : noun}</span>
      {isShort ? null : ' late'}
    </span>
  )
}
