import type { ReactNode } from 'react'
import { SlackText } from '../../components'
import type { VisitSummaryViewModel } from './visit-summary-view-model'
import './visit-summary.css'

/** What is true of the visit now, above the form that changes it. */
export const VisitSummary = ({
  viewModel: { arrival, slot, wait, slack, driver },
}: {
  readonly viewModel: VisitSummaryViewModel
}) => (
  <dl className="rr-arrival">
    <Cell label="Arrival">
      {arrival || '–'}
      {wait === '' ? null : <small> {wait}</small>}
    </Cell>
    <Cell label="Time slot">{slot}</Cell>
    <Cell label="Slack">{slack === undefined ? '–' : <SlackText slack={slack} />}</Cell>
    <Cell label="Driver">{driver || '–'}</Cell>
  </dl>
)

const Cell = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="rr-ellipsis">{children}</dd>
  </div>
)
