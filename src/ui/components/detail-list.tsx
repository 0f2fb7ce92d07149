import type { ReactNode } from 'react'

export type Detail = { readonly label: string; readonly value: ReactNode }

/** Read-only label and value pairs; a missing value shows a dash. */
export const DetailList = ({ details }: { readonly details: ReadonlyArray<Detail> }) => (
  <dl className="rr-facts">
    {details.map(({ label, value }) => (
      <DetailRow key={label} label={label} value={value} />
    ))}
  </dl>
)

const DetailRow = ({ label, value }: Detail) => (
  <>
    <dt>{label}</dt>
    {isMissing(value) ? <dd className="rr-muted">–</dd> : <dd>{value}</dd>}
  </>
)

const isMissing = (value: ReactNode): boolean => value === undefined || value === null || value === ''
