import { Button, Failure, percentOf, ProgressBar } from '../../components'
import { FigureList } from './figure-list'
import type { RunningOnScreen } from './running-view-model'
import { SparkDrawing } from './spark-chart'

export type RunningActions = { readonly giveUp: () => void; readonly stopNow: () => void }

type RunningViewProps = { readonly running: RunningOnScreen; readonly on: RunningActions }

export const RunningView = ({ running, on }: RunningViewProps) => {
  const { title, part, about, note, elapsed, best, isEnding, failure } = running
  return (
    <>
      <section className="rr-box" aria-label={title} aria-busy="true">
        <ProgressBar label={title} part={part} inWords />
        <p className="rr-muted rr-run-note">
          <span>{about}</span>
          <span className="rr-push rr-num">{elapsed}</span>
        </p>
        {note === undefined ? null : (
          <p className="rr-run-note" role="status">
            {note}
          </p>
        )}
        <p className="rr-sr" role="status">
          {saidOf(part)}
        </p>
      </section>
      {best === undefined ? null : (
        <section className="rr-box rr-best" aria-labelledby="best-so-far">
          <h2 id="best-so-far">Best so far</h2>
          <FigureList figures={best.figures} />
          {best.line === undefined ? null : <SparkDrawing line={best.line} />}
        </section>
      )}
      <p className="rr-muted rr-meanwhile">You can keep working. Nothing changes until you accept the result.</p>
      <Failure words={failure} />
      <div className="rr-actions">
        <Button label="Cancel" busy={isEnding} onPress={on.giveUp} />
        <Button
          label="Stop now and use the best"
          look="quiet"
          why={best === undefined ? 'There is no plan yet' : undefined}
          busy={isEnding}
          onPress={on.stopNow}
        />
      </div>
    </>
  )
}

/** Changes only at each quarter, so that a screen reader does not talk without end. */
const saidOf = (part: number): string => {
  const quarters = Math.floor(percentOf(part) / 25)
  return quarters === 0 ? '' : `${quarters * 25}% done`
}
