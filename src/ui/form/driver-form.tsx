import type { Ref } from 'react'
import { BusyButton, Button, ButtonLink, Failure, Field, Form } from '../components'
import { fieldsOf, type EntryActions } from '.'
import type { DriverField } from './driver-form-state'
import type { DriverFormOnScreen } from './driver-form-view-model'

type DriverFormProps = {
  readonly shown: DriverFormOnScreen
  /** what its button says */
  readonly verb: string
  readonly cancel: string
  readonly first?: Ref<HTMLInputElement>
  readonly on: EntryActions<DriverField>
  readonly onLoadTheirs?: () => void
}

/** §2, §5: the same for a driver who is added and for one who is changed. */
export const DriverForm = ({ shown, verb, cancel, first, on, onLoadTheirs }: DriverFormProps) => {
  const field = fieldsOf(shown, on)
  return (
    <Form
      isReady={shown.isValid}
      onSubmit={on.submit}
      failure={
        <Failure words={shown.failure}>
          {shown.isStale && onLoadTheirs !== undefined ? (
            <Button label="Load theirs" look="small" onPress={onLoadTheirs} />
          ) : null}
        </Failure>
      }
      buttons={
        <>
          <BusyButton className="button is-primary" label={verb} busy={shown.isBusy} disabled={!shown.isValid} />
          <ButtonLink label="Cancel" to={cancel} />
        </>
      }
    >
      <Field label="First name" span={5} {...(first === undefined ? {} : { ref: first })} {...field('firstName')} />
      <Field label="Last name" span={7} {...field('lastName')} />
      <Field label="Zipcode" span={5} {...field('zip')} />
      <Field label="House number" span={4} inputMode="numeric" {...field('houseNumber')} />
      <Field label="Suffix" span={3} required={false} {...field('houseNumberSuffix')} />
      <Field
        label="Address"
        name="address"
        placeholder="Filled from zipcode and house number"
        readOnly
        {...shown.address}
      />
      <Field label="Mobile number" inputMode="tel" {...field('mobileNumber')} />
      <Field label="Begin time" span={4} {...field('availabilityEarliest')} />
      <Field label="End time" span={4} {...field('availabilityLatest')} />
      <Field label="Vehicle capacity" span={4} inputMode="numeric" {...field('vehicleCapacity')} />
    </Form>
  )
}
