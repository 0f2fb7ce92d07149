import { BusyButton, SelectField } from '../../components'
import type { DriverOnScreen } from './driver-view-model'

type DriverBoxProps = {
  readonly shown: DriverOnScreen
  readonly isBusy: boolean
  readonly onChoose: (driver: string) => void
  readonly onSend: () => void
}

/** Who drives the route, and who shall. */
export const DriverBox = ({ shown: { value, choices, isOther }, isBusy, onChoose, onSend }: DriverBoxProps) => (
  <form
    className="rr-box rr-driver-box"
    aria-label="Driver of the route"
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault()
      if (isOther) onSend()
    }}
  >
    <div className="rr-grid">
      <SelectField
        label="Driver"
        name="driver"
        span={7}
        choices={choices}
        value={value}
        disabled={isBusy}
        onChoose={onChoose}
      />
      <div className="field is-5">
        <BusyButton label="Change driver" className="button is-fullwidth" busy={isBusy} disabled={!isOther || isBusy} />
      </div>
    </div>
  </form>
)
