import type { FigureChange } from '../../plan'
import type { Figure } from './proposal-figures'
import './figures.css'

const classNames: Readonly<Record<FigureChange['kind'], string | undefined>> = {
  better: 'rr-better',
  worse: 'rr-worse',
  same: undefined,
}

export const changeClassName = (change: FigureChange | undefined): string | undefined =>
  change && classNames[change.kind]

export const FigureList = ({ figures }: { readonly figures: ReadonlyArray<Figure> }) => (
  <dl className="rr-figures">
    {figures.map(({ label, value, change }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {change === undefined ? null : <small className={changeClassName(change)}> {change.text}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
