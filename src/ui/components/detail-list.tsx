import type { ReactNode } from 'react'

export type Fact = { readonly label: string; readonly value: ReactNode }

/** What cannot be changed here. A value that is missing shows a dash. */
export const FactList = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className="rr-facts">
    {facts.map(({ label, value }) => (
      <FactLine key={label} label={label} value={value} />
    ))}
  </dl>
)

const FactLine = ({ label, value }: Fact) => (
  <>
    <dt>{label}</dt>
    {isMissing(value) ? <dd className="rr-muted">–</dd> : <dd>{value}</dd>}
  </>
)

const isMissing = (value: ReactNode): boolean => value === undefined || value === null || value === ''
