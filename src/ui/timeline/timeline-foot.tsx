type TimelineFootProps = {
  /** instead of what the bars mean */
  readonly showsKeys: boolean
  /** such as `rows 23–53 of 100`; empty where all are visible */
  readonly visibleRows: string
}

/** What the bars mean or, while the timeline has the focus, its keys. */
export const TimelineFoot = ({ showsKeys, visibleRows }: TimelineFootProps) => (
  <div className="rr-dock__foot">
    {showsKeys ? <Keys /> : <Legend />}
    {visibleRows === '' ? null : <span className="rr-push">{visibleRows}</span>}
  </div>
)

const keys: ReadonlyArray<{ readonly keys: ReadonlyArray<string>; readonly label: string }> = [
  { keys: ['←', '→'], label: 'stops' },
  { keys: ['↑', '↓'], label: 'routes' },
  { keys: ['Alt', '←', '→'], label: 'place' },
  { keys: ['Alt', '↑', '↓'], label: 'route' },
  { keys: ['V'], label: 'Move to…' },
  { keys: ['Ctrl', '+', '−'], label: 'zoom' },
]

const Keys = () =>
  keys.map(({ keys: names, label }) => (
    <span key={label} className="rr-tl-key">
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
      {label}
    </span>
  ))

const Legend = () => (
  <>
    <span className="rr-tl-key">
      <i className="rr-tl-key__drive" />
      drive
    </span>
    <span className="rr-tl-key">
      <i className="rr-tl-key__service" />
      service
    </span>
    <span className="rr-tl-key">
      <i className="rr-tl-key__wait" />
      wait
    </span>
    <span className="rr-tl-key">
      <i className="rr-tl-key__break" />
      break
    </span>
    <span className="rr-tl-key">
      <i className="rr-tl-key__slot" />
      time slot, under 30 min slack
    </span>
    <span className="rr-tl-key is-late">
      <i className="rr-tl-key__late" />
      late
    </span>
  </>
)
