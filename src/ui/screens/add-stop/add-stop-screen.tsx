import type { Ref } from 'react'
import { priorities, stopTypes } from '../../../domain/stop'
import { fieldsOf, type EntryActions } from '../../form'
import {
  BusyButton,
  ButtonLink,
  Failure,
  Field,
  Form,
  PageHead,
  PageTitle,
  SelectField,
  type Choice,
} from '../../components'
import type { StopField } from './add-stop-form-state'
import type { NewStopOnScreen } from './view-model'

type NewStopScreenProps = {
  readonly project: string | undefined
  readonly back: string
  readonly shown: NewStopOnScreen
  readonly canAdd: boolean
  readonly first: Ref<HTMLInputElement>
  readonly on: EntryActions<StopField>
}

const choices = (values: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  values.map((value) => ({ value, words: value }))

/** §2, §5 */
export const NewStopScreen = ({ project, back, shown, canAdd, first, on }: NewStopScreenProps) => {
  const field = fieldsOf(shown, on)
  return (
    <>
      <PageTitle of="Add stop" project={project} />
      <PageHead title="Add stop" back={back} />
      <Form
        isReady={canAdd}
        onSubmit={on.submit}
        failure={<Failure words={shown.failure} />}
        buttons={
          <>
            <BusyButton className="button is-primary" label="Add stop" busy={shown.isBusy} disabled={!canAdd} />
            <ButtonLink label="Cancel" to={back} />
          </>
        }
      >
        <SelectField label="Type" name="type" span={6} choices={choices(stopTypes)} value={shown.type} disabled />
        <SelectField
          label="Priority"
          name="priority"
          span={6}
          choices={choices(priorities)}
          value={shown.priority}
          disabled
        />
        <Field label="Customer name" ref={first} {...field('customerName')} />
        <Field label="Zip" span={5} {...field('zip')} />
        <Field label="House number" span={4} inputMode="numeric" {...field('houseNumber')} />
        <Field label="Suffix" span={3} required={false} {...field('houseNumberSuffix')} />
        <Field
          label="Address"
          name="address"
          placeholder="Filled in from zip and house number"
          readOnly
          help={shown.help}
          {...shown.address}
        />
      </Form>
    </>
  )
}
