import { FIRST_HEIGHT, type TimelineOptions, type TimelineOrder } from '../../application/timeline'
import { Button, IconButton, SelectFilter, closeIcon, fullHeightIcon, partHeightIcon } from '../components'
import type { TimelineViewModel } from './view-model'
import { zooms } from './zoom'

type TimelineHeadProps = {
  readonly viewModel: TimelineViewModel
  readonly options: TimelineOptions
  readonly actions: {
    readonly choose: (options: Partial<TimelineOptions>) => void
    readonly chooseDay: (day: string) => void
    readonly showNow: () => void
    readonly close: () => void
  }
}

const orders: ReadonlyArray<{ readonly value: TimelineOrder; readonly label: string }> = [
  { value: 'number', label: 'By number' },
  { value: 'start', label: 'By start' },
  { value: 'end', label: 'By end' },
  { value: 'lateness', label: 'By lateness' },
]

/** The day, and how the timeline shows it. */
export const TimelineHead = ({ viewModel, options, actions }: TimelineHeadProps) => (
  <div className="rr-dock__head">
    <h2>Timeline</h2>
    <Day viewModel={viewModel} onChoose={actions.chooseDay} />
    <Segmented label="Zoom" choices={zooms} value={options.zoom} onChoose={(zoom) => actions.choose({ zoom })} />
    <Segmented
      label="Time slots"
      choices={[
        { value: 'tight', label: 'Tight slots' },
        { value: 'all', label: 'All' },
      ]}
      value={options.showsAllSlots ? 'all' : 'tight'}
      onChoose={(value) => actions.choose({ showsAllSlots: value === 'all' })}
    />
    <SelectFilter
      label="Order"
      name="order"
      choices={orders}
      value={options.order}
      onChoose={(value) => {
        const order = orders.find((choice) => choice.value === value)
        if (order !== undefined) actions.choose({ order: order.value })
      }}
    />
    <Button
      label="Now"
      variant="small"
      {...(viewModel.now === undefined ? { disabledReason: 'This day is not today' } : {})}
      onPress={actions.showNow}
    />
    <span className="rr-timeline__tools">
      <IconButton
        label={options.height === 'full' ? 'Part of the height' : 'Whole height'}
        icon={options.height === 'full' ? partHeightIcon : fullHeightIcon}
        onPress={() => actions.choose({ height: options.height === 'full' ? FIRST_HEIGHT : 'full' })}
      />
      <IconButton label="Close the timeline" tip="Close (T)" icon={closeIcon} onPress={actions.close} />
    </span>
  </div>
)

type DayProps = { readonly viewModel: TimelineViewModel; readonly onChoose: (day: string) => void }

/** The day can be chosen where there are several. */
const Day = ({ viewModel: { day, dayName, counts, days }, onChoose }: DayProps) =>
  days.length === 0 ? (
    <span className="rr-timeline__day">
      {dayName === '' ? null : (
        <>
          <span lang="nl">{dayName}</span> ·{' '}
        </>
      )}
      {counts}
    </span>
  ) : (
    <span className="rr-timeline__day">
      <SelectFilter
        label="Day of the timeline"
        name="timeline-day"
        choices={days}
        value={day ?? ''}
        onChoose={onChoose}
      />
    </span>
  )

type SegmentedProps<A extends string> = {
  readonly label: string
  readonly choices: ReadonlyArray<{ readonly value: A; readonly label: string }>
  readonly value: A
  readonly onChoose: (value: A) => void
}

const Segmented = <A extends string>({ label, choices, value, onChoose }: SegmentedProps<A>) => (
  <span className="rr-segmented" role="group" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </span>
)
