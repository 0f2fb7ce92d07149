import { SubmitButton, SelectField } from '../../components'
import type { DriverViewModel } from './driver-view-model'

type DriverBoxProps = {
  readonly viewModel: DriverViewModel
  readonly isBusy: boolean
  readonly onChoose: (driver: string) => void
  readonly onSubmit: () => void
}

/** Who drives the route, and who shall. */
export const DriverBox = ({ viewModel: { value, choices, isChanged }, isBusy, onChoose, onSubmit }: DriverBoxProps) => (
  <form
    className="rr-box rr-driver-box"
    aria-label="Driver of the route"
    aria-busy={isBusy}
    onSubmit={(event) => {
      event.preventDefault()
      if (isChanged) onSubmit()
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
        <SubmitButton
          label="Change driver"
          className="button is-fullwidth"
          busy={isBusy}
          disabled={!isChanged || isBusy}
        />
      </div>
    </div>
  </form>
)
