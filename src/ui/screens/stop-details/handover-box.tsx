import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { inlineMessageOf } from '../../../domain/failure'
import type { StopId } from '../../../domain/stop'
import { useDesk } from '../../actions'
import { BusyButton, Failure, SelectField, useIsHere } from '../../components'
import { handoverOnScreen } from './handover-view-model'

/** Gives the stop to another driver, where its route has one to give it to. */
export const HandoverBox = observer(({ id }: { readonly id: StopId }) => {
  const { plan, route } = useDesk()
  const [chosen, choose] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isHere = useIsHere()
  const shown = plan.store.plan && handoverOnScreen(plan.store.plan, id, chosen)
  if (shown === undefined) return null

  const send = async (): Promise<void> => {
    if (shown.handover === undefined || isBusy) return
    setBusy(true)
    setFailure(undefined)
    const answer = await route.handOver(shown.handover)
    if (!isHere()) return
    setBusy(false)
    if (E.isLeft(answer)) setFailure(inlineMessageOf('The driver was not changed', answer.left))
    else choose(undefined)
  }

  return (
    <form
      className="rr-box rr-assignment rr-handover"
      aria-label="Driver of the stop"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="rr-grid">
        <SelectField
          label="Driver"
          name="driver"
          span={7}
          choices={shown.choices}
          value={shown.value}
          disabled={isBusy}
          onChoose={(value) => {
            choose(value)
            setFailure(undefined)
          }}
        />
        <div className="field is-5">
          <BusyButton
            label="Change driver"
            className="button is-fullwidth"
            busy={isBusy}
            disabled={isBusy || shown.handover === undefined}
          />
        </div>
      </div>
      <Failure words={failure} />
    </form>
  )
})
