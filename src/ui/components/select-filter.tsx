import { useId } from 'react'
import { SelectBox, type SelectBoxProps } from './select-box'
import './select-filter.css'

type SelectFilterProps = SelectBoxProps & { readonly label: string; readonly grows?: boolean }

/** A select in the toolbar above a list; its label is for screen readers only. */
export const SelectFilter = ({ label, grows = false, ...select }: SelectFilterProps) => {
  const id = useId()
  return (
    <>
      <label className="rr-sr" htmlFor={id}>
        {label}
      </label>
      <div className={grows ? 'select is-grow' : 'select rr-beside'}>
        <SelectBox {...select} id={id} />
      </div>
    </>
  )
}
