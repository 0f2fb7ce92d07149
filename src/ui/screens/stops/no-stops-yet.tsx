import { useId } from 'react'
import { MAX_UPLOAD_MB, MAX_UPLOADED_STOPS } from '../../../domain/stop'
import { formatNumber } from '../../../domain/text'
import { DropTarget, DetailList, type Detail } from '../../components'

const fieldDetails: ReadonlyArray<Detail> = [
  { label: 'Required', value: 'customerName, zip, houseNumber' },
  {
    label: 'Optional',
    value: 'type, priority, timeSlotEarliest, timeSlotLatest, duration, productDescription, notes',
  },
  { label: 'Coordinates', value: 'Looked up from zip and house number when missing' },
]

export const NoStopsYet = () => {
  const id = useId()
  return (
    <>
      <DropTarget isOver={false} message="Drop a .json file with stops here">
        or use Upload file. At most {formatNumber(MAX_UPLOADED_STOPS)} stops, {MAX_UPLOAD_MB} MB.
      </DropTarget>
      <section className="rr-box rr-stop-needs" aria-labelledby={id}>
        <h2 id={id}>What each stop needs</h2>
        <DetailList details={fieldDetails} />
      </section>
    </>
  )
}
