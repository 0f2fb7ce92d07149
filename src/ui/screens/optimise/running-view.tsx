import { Button, Failure, percentOf, ProgressBar } from '../../components'
import { FigureList } from './figure-list'
import type { RunningViewModel } from './running-view-model'
import type { CostChart } from './cost-chart'
import './cost-chart.css'

export type RunningActions = { readonly cancel: () => void; readonly stopNow: () => void }

type RunningViewProps = { readonly running: RunningViewModel; readonly actions: RunningActions }

export const RunningView = ({ running, actions }: RunningViewProps) => {
  const { title, progress, requestSummary, note, elapsed, best, isCancelling, failure } = running
  return (
    <>
      <section className="rr-box" aria-label={title} aria-busy="true">
        <ProgressBar label={title} fraction={progress} showsPercent />
        <p className="rr-muted rr-run-note">
          <span>{requestSummary}</span>
          <span className="rr-push rr-num">{elapsed}</span>
        </p>
        {note === undefined ? null : (
          <p className="rr-run-note" role="status">
            {note}
          </p>
        )}
        <p className="rr-sr" role="status">
          {progressAnnouncement(progress)}
        </p>
      </section>
      <Failure message={failure} />
      <div className="rr-actions rr-run-actions">
        <Button label="Cancel" busy={isCancelling} onPress={actions.cancel} />
        <Button
          label="Stop now and use the best"
          variant="quiet"
          disabledReason={best === undefined ? 'There is no plan yet' : undefined}
          busy={isCancelling}
          onPress={actions.stopNow}
        />
      </div>
      {best === undefined ? null : (
        <section className="rr-box rr-best-so-far" aria-labelledby="best-so-far">
          <h2 id="best-so-far">Best so far</h2>
          <FigureList figures={best.figures} />
          {best.costChart === undefined ? null : <CostChartFigure costChart={best.costChart} />}
        </section>
      )}
      <p className="rr-muted rr-meanwhile">You can keep working. Nothing changes until you accept the result.</p>
    </>
  )
}

/** Changes only at each quarter, so that a screen reader does not announce it all the time. */
const progressAnnouncement = (progress: number): string => {
  const quarters = Math.floor(percentOf(progress) / 25)
  return quarters === 0 ? '' : `${quarters * 25}% done`
}

const CostChartFigure = ({ costChart }: { readonly costChart: CostChart }) => (
  <figure>
    <figcaption className="rr-cost-chart-caption">
      {costChart.caption} <small>{costChart.unit}</small>
    </figcaption>
    <svg className="rr-cost-chart" viewBox="0 0 400 84" aria-hidden="true">
      <line x1="40" x2="400" y1="70" y2="70" />
      <path className="is-area" d={costChart.area} />
      <path d={costChart.path} />
      <circle className="is-end" cx={costChart.end.x} cy={costChart.end.y} r="3" />
      <text x="34" y="12" textAnchor="end">
        {costChart.topLabel}
      </text>
      <text x="34" y="74" textAnchor="end">
        {costChart.bottomLabel}
      </text>
      <text x="40" y="83">
        {costChart.startLabel}
      </text>
      <text x="400" y="83" textAnchor="end">
        {costChart.endLabel}
      </text>
    </svg>
  </figure>
)
