import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { verdictOf as findVerdict, type ImportFacade, type ImportWork } from '../../../application/import'
import { MAX_HEADER_ROW, type ImportRow } from '../../../domain/import'
import { MAX_DURATION_MINUTES } from '../../../domain/stop'
import { useApp } from '../../app-facade'
import {
  Button,
  DetailList,
  Failure,
  Field,
  Foot,
  IconButton,
  SelectField,
  nextPageIcon,
  previousPageIcon,
} from '../../components'
import { columnsViewModel, columnTotalOf, dayChoicesOf, exampleOf, settingsAt } from './columns-view-model'
import { ColumnsTable } from './columns-table'
import { RowsOnMap } from './rows-on-map'
import { SheetDock, FileLine, StepHeader } from './step-layout'
export type StepProps = { readonly importFacade: ImportFacade; readonly work: ImportWork; readonly back: string }

/** The second step: what each column of the file means. */
export const ColumnsStep = observer(({ importFacade, work, back }: StepProps) => {
  const { plan } = useApp()
  const { store } = importFacade
  const { rows } = store
  const { earlier, verdicts, isCheckFailed, refusal } = store.value
  const { table, settings } = work
  const viewModel = useMemo(() => columnsViewModel(work, earlier), [work, earlier])
  const { rowNumbers } = viewModel
  const [exampleRow, setExampleRow] = useState(0)
  const exampleIndex = Math.max(0, rowNumbers.indexOf(exampleRow))
  const example = exampleOf(work, rowNumbers[exampleIndex] ?? 0)
  const showExample = (index: number): void => setExampleRow(rowNumbers[index] ?? exampleRow)
  const verdictOf = useMemo(
    () => (row: ImportRow) => findVerdict(row, { verdicts, isCheckFailed }),
    [verdicts, isCheckFailed],
  )
  return (
    <>
      <RowsOnMap rows={rows} verdictOf={verdictOf} step="columns" onOpen={setExampleRow} />
      <StepHeader step="columns" projectName={plan.store.project?.name} back={back} />
      <FileLine
        table={table}
        rowCount={rowNumbers.length}
        columnCount={columnTotalOf(table, settings.sheet)}
        onOther={() => importFacade.goTo('source')}
      />
      <div className="rr-grid">
        <SelectField
          label="Sheet"
          name="sheet"
          span={6}
          choices={viewModel.sheets}
          value={String(settings.sheet)}
          onChoose={(value) => importFacade.choose(settingsAt(table, Number(value)))}
        />
        <WholeNumberField
          key={`${settings.sheet} ${settings.headerRow}`}
          label="Names of columns in row"
          name="headerRow"
          max={MAX_HEADER_ROW}
          value={settings.headerRow}
          onChange={(headerRow) => importFacade.choose(settingsAt(table, settings.sheet, headerRow ?? 0))}
        />
        <SelectField
          label="Day of stops without one"
          name="defaultDay"
          span={6}
          choices={dayChoicesOf(settings)}
          value={settings.defaultDay ?? ''}
          onChoose={(value) => importFacade.choose({ defaultDay: value === '' ? undefined : value })}
        />
        <WholeNumberField
          label="Duration without one"
          name="defaultDuration"
          max={MAX_DURATION_MINUTES}
          value={settings.defaultDuration}
          onChange={(defaultDuration) => importFacade.choose({ defaultDuration })}
        />
      </div>
      <Failure message={refusal} />
      {example === undefined ? null : (
        <>
          <h2 className="rr-section-title rr-row-example">
            Row {example.number} becomes
            <span>
              <IconButton
                label="Show the row above"
                icon={previousPageIcon}
                onPress={() => showExample(exampleIndex - 1)}
              />
              <IconButton
                label="Show the row below"
                icon={nextPageIcon}
                onPress={() => showExample(exampleIndex + 1)}
              />
            </span>
          </h2>
          <DetailList details={example.details} />
        </>
      )}
      <SheetDock label="Columns">
        <ColumnsTable
          viewModel={viewModel}
          onChoose={(column, meaning) => importFacade.choose({ columns: settings.columns.with(column, meaning) })}
          onUse={(columns) => importFacade.choose({ columns })}
        />
      </SheetDock>
      <Foot>
        <div className="rr-actions">
          <Button label="Next: rows" variant="primary" onPress={() => importFacade.goTo('rows')} />
          <Button label="Back" onPress={() => importFacade.goTo('source')} />
          <span className="rr-muted is-end">{viewModel.guessNote}</span>
        </div>
      </Foot>
    </>
  )
})

type WholeNumberFieldProps = {
  readonly label: string
  readonly name: string
  readonly max: number
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
}

/** A number that is used once the field is left, as long as it is one. */
const WholeNumberField = ({ label, name, max, value, onChange }: WholeNumberFieldProps) => {
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const number = text.trim() === '' ? undefined : Number(text)
  const isValid = number === undefined || (Number.isInteger(number) && number >= 0 && number <= max)
  return (
    <Field
      label={label}
      name={name}
      span={6}
      inputMode="numeric"
      required={false}
      value={text}
      error={isValid ? undefined : `A whole number up to ${max}`}
      onChange={setText}
      onBlur={() => (isValid && number !== value ? onChange(number) : undefined)}
    />
  )
}
