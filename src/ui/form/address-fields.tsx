import type { ComponentProps } from 'react'
import type { AddressMatch, LookupField } from '../../domain/address'
import type { UrgentField } from '../../domain/stop-edit'
import { Button, Field, Icon, successIcon, warningIcon, type Choice } from '../components'
import type { AddressViewModel } from './form-view-model'
import './address-fields.css'

type PropsOf<Name> = (
  name: Name,
) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'help' | 'readOnly' | 'onChange' | 'onBlur'>

type LookupFieldsProps = {
  readonly propsOf: PropsOf<LookupField>
  readonly zipLabel?: string
  readonly isRequired?: boolean
}

/** The fields from which an address is looked up. */
export const LookupFields = ({ propsOf, zipLabel = 'Zip', isRequired = true }: LookupFieldsProps) => (
  <>
    <Field label={zipLabel} span={5} required={isRequired} {...propsOf('zip')} />
    <Field label="House number" span={4} required={isRequired} inputMode="numeric" {...propsOf('houseNumber')} />
    <Field label="Suffix" span={3} required={false} {...propsOf('houseNumberSuffix')} />
  </>
)

type AddressFieldProps = {
  readonly address: AddressViewModel
  readonly placeholder?: string
  readonly help?: string | undefined
  /** undefined where an address that was not looked up is of no use */
  readonly onKeepTyped?: () => void
}

/** The address that was found. */
export const AddressField = ({
  address: { match, typedAddress, ...address },
  placeholder = 'Filled in from zip and house number',
  help,
  onKeepTyped,
}: AddressFieldProps) => (
  <>
    <Field
      label="Address"
      name="address"
      placeholder={placeholder}
      readOnly
      help={help}
      remark={match !== undefined && <AddressMatchRemark match={match} />}
      {...address}
    />
    {typedAddress === undefined || onKeepTyped === undefined ? null : (
      <div className="field rr-address-typed" role="status">
        <p>The address cannot be looked up now. Without it, the stop has no place until it is put on the map.</p>
        <Button label={`Use ${typedAddress}`} variant="small" onPress={onKeepTyped} />
      </div>
    )}
  </>
)

/** What the register, or a colleague before, says of an address. */
export const AddressMatchRemark = ({ match }: { readonly match: AddressMatch }) => (
  <span className={match === 'number differs' ? 'rr-address-verdict' : 'rr-address-verdict is-exact'}>
    <Icon icon={match === 'number differs' ? warningIcon : successIcon} size={14} />
    {match}
  </span>
)

type SlotFieldsProps = { readonly propsOf: PropsOf<UrgentField> }

/** When a stop can be visited, for how long, and its load. */
export const SlotFields = ({ propsOf }: SlotFieldsProps) => (
  <div className="rr-quarters">
    <Field label="Timeslot earliest" required={false} {...propsOf('timeSlotEarliest')} />
    <Field label="Timeslot latest" required={false} {...propsOf('timeSlotLatest')} />
    <Field label="Duration (min)" required={false} inputMode="numeric" {...propsOf('duration')} />
    <Field label="Demand" required={false} inputMode="numeric" {...propsOf('demand')} />
  </div>
)

/** Choices that read as their values. */
export const choicesOf = (values: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  values.map((value) => ({ value, label: value }))
