import './progress-bar.css'

type ProgressBarProps = {
  readonly label: string
  /** from 0 to 1 */
  readonly fraction: number
  /** whether the label and the percentage show above the bar */
  readonly showsPercent?: boolean
}

export const ProgressBar = ({ label, fraction, showsPercent = false }: ProgressBarProps) => {
  const percent = percentOf(fraction)
  return (
    <>
      {showsPercent ? (
        <p className="rr-progress-text" aria-hidden="true">
          {label}
          <b className="rr-push rr-num">{percent}%</b>
        </p>
      ) : null}
      <div
        className="rr-progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </>
  )
}

/** Rounded down, so that 100 means complete; `fraction` may be out of range or NaN. */
export const percentOf = (fraction: number): number =>
  Number.isNaN(fraction) ? 0 : Math.floor(Math.min(Math.max(fraction, 0), 1) * 100)
