import { useEffect, useState, type ReactNode } from 'react'
import type { ImportStep } from '../../../application/import'
import type { ImportRow, SourceTable } from '../../../domain/import'
import { formatNumber, pluralise } from '../../../domain/text'
import { Button, Icon, PageHeader, PageTitle, importIcon, Dock, useMediaQuery } from '../../components'
import { doneIcon } from './import-icons'

const steps: ReadonlyArray<{ readonly step: ImportStep; readonly label: string }> = [
  { step: 'source', label: '1 Source' },
  { step: 'columns', label: '2 Columns' },
  { step: 'rows', label: '3 Rows' },
]

type StepHeaderProps = {
  readonly step: ImportStep
  readonly projectName: string | undefined
  /** the path of the list of stops, unless a button leads there */
  readonly back?: string
  readonly children?: ReactNode
}

/** The heading of the import, and which of its steps this is. */
export const StepHeader = ({ step, projectName, back, children }: StepHeaderProps) => {
  const current = steps.findIndex((candidate) => candidate.step === step)
  return (
    <>
      <PageTitle page="Import stops" projectName={projectName} />
      <PageHeader title="Import stops" {...(back === undefined ? {} : { back })}>
        {children}
      </PageHeader>
      <ol className="rr-steps" aria-label="Steps">
        {steps.map(({ step: name, label }, index) => (
          <li
            key={name}
            className={index < current ? 'is-done' : undefined}
            aria-current={name === step ? 'step' : undefined}
          >
            {index < current ? <Icon icon={doneIcon} size={14} /> : null}
            {label}
          </li>
        ))}
      </ol>
    </>
  )
}

type FileLineProps = {
  readonly table: SourceTable
  readonly rowCount: number
  readonly columnCount: number
  readonly onOther: () => void
}

/** Which file the table came from. */
export const FileLine = ({ table: { fileName, bytes, note }, rowCount, columnCount, onOther }: FileLineProps) => (
  <div className="rr-import-file">
    <Icon icon={importIcon} size={20} />
    <span>
      <b className="rr-ellipsis" title={fileName}>
        {fileName}
      </b>
      <span className="rr-muted">
        {pluralise(rowCount, 'row')}, {pluralise(columnCount, 'column')} ·{' '}
        {bytes > 0 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : note}
      </span>
    </span>
    <div className="rr-push">
      <Button label="Other file" variant="small" onPress={onOther} />
    </div>
  </div>
)

type SheetDockProps = { readonly label: string; readonly children: ReactNode }

/** The part of the map's height that the table takes at first. */
const SHARE_OF_MAP = 0.72

/** Kept for the session. */
let chosenHeight: number | 'full' | undefined

/** A table under the map; on narrow screens it stands in the page. */
export const SheetDock = ({ label, children }: SheetDockProps) =>
  useMediaQuery('(max-width: 768px)') ? (
    <section aria-label={label}>{children}</section>
  ) : (
    <WideSheetDock label={label}>{children}</WideSheetDock>
  )

const WideSheetDock = ({ label, children }: SheetDockProps) => {
  const [height, setHeight] = useState(chosenHeight ?? firstHeight)
  useEffect(() => {
    chosenHeight = height
  }, [height])
  return (
    <Dock label={label} height={height} onResize={setHeight}>
      {children}
    </Dock>
  )
}

const firstHeight = (): number => Math.round((document.querySelector('.rr-map-pane')?.clientHeight ?? 0) * SHARE_OF_MAP)

/** After an import of the others, such as `7 rows are left`. */
export const remainingNoteOf = ({ length }: ReadonlyArray<ImportRow>): string =>
  `${pluralise(length, 'row')} ${length === 1 ? 'is' : 'are'} left`
