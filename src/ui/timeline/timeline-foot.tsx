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
    <span key={label} className="rr-timeline-key">
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
      {label}
    </span>
  ))

const legend = [
  { className: 'rr-timeline-key is-drive', label: 'drive' },
  { className: 'rr-timeline-key is-service', label: 'service' },
  { className: 'rr-timeline-key is-wait', label: 'wait' },
  { className: 'rr-timeline-key is-break', label: 'break or loading' },
  { className: 'rr-timeline-key is-slot', label: 'time slot, under 30 min slack' },
  { className: 'rr-timeline-key is-late', label: 'late' },
]

const Legend = () =>
  legend.map(({ className, label }) => (
    <span key={className} className={className}>
      <i />
      {label}
    </span>
  ))
