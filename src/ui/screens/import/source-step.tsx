import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportFacade } from '../../../application/import'
import { MAX_IMPORT_MB, MAX_IMPORT_ROWS, type SourceTable } from '../../../domain/import'
import { fileRefusedAlert } from '../../../domain/alert'
import { formatNumber, pluralise } from '../../../domain/text'
import { useApp } from '../../app-facade'
import { Button, DropTarget, Failure, Foot, LoadingMessage, isKeyCapturing, useFileDrop } from '../../components'
import { columnTotalOf, rowCountOf } from './columns-view-model'
import { StepHeader, remainingNoteOf } from './step-layout'

type SourceStepProps = { readonly importFacade: ImportFacade; readonly back: string }

/** The first step: a file, or rows out of a spreadsheet. */
export const SourceStep = observer(({ importFacade, back }: SourceStepProps) => {
  const { alertActions, plan } = useApp()
  const navigate = useNavigate()
  const { reading, refusal, work } = importFacade.store.value
  const { rows } = importFacade.store
  const paste = usePaste(importFacade)
  const readFile = (file: File): void =>
    void importFacade.readFile({ name: file.name, size: file.size, bytes: () => file.arrayBuffer() })
  const isFileOver = useFileDrop(([file, another]) => {
    if (another !== undefined) alertActions.show(fileRefusedAlert('Drop one file at a time'))
    else if (file !== undefined) readFile(file)
  })
  return (
    <>
      <StepHeader step="source" projectName={plan.store.project?.name}>
        <small className="rr-muted">Nothing is stored until the last step</small>
      </StepHeader>
      {reading === undefined ? (
        <div className="rr-import-drop">
          <DropTarget isOver={isFileOver} message="Drop a file here">
            .csv, .xlsx, .txt or .json, at most {formatNumber(MAX_IMPORT_ROWS)} rows, {MAX_IMPORT_MB} MB
            <FileChoice onFile={readFile} />
          </DropTarget>
        </div>
      ) : (
        <LoadingMessage message={`Reading ${reading.name}`} />
      )}
      <Failure message={refusal} />
      {work === undefined ? null : (
        <section className="rr-box rr-unfinished" aria-label="Unfinished import">
          <p>
            {work.importedRows.length === 0
              ? `${work.table.fileName} is not imported yet`
              : `${remainingNoteOf(rows)} of ${work.table.fileName}`}
          </p>
          <div className="rr-actions">
            <Button label="Continue" variant="small" onPress={() => importFacade.goTo('columns')} />
            <Button label="Discard" variant="small quiet danger" onPress={() => void importFacade.discard()} />
          </div>
        </section>
      )}
      <PasteField text={paste.text} note={paste.note} onChange={paste.change} />
      <Foot>
        <div className="rr-actions">
          <Button
            label="Next: columns"
            variant="primary"
            disabled={paste.table === undefined}
            onPress={() => (paste.table === undefined ? undefined : void importFacade.start(paste.table))}
          />
          <Button
            label="Cancel"
            onPress={() => (reading === undefined ? void navigate(back) : importFacade.cancelReading())}
          />
          {paste.table === undefined ? null : (
            <span className="rr-muted is-end">{pluralise(pastedRowsOf(paste.table), 'row')} pasted</span>
          )}
        </div>
      </Foot>
    </>
  )
})

const FileChoice = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="rr-actions">
      <Button label="Choose a file" onPress={() => input.current?.click()} />
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.json,.ods,.xls"
        aria-label="File to import"
        hidden
        ref={input}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}

type PasteFieldProps = {
  readonly text: string
  readonly note: string
  readonly onChange: (text: string) => void
}

const PasteField = ({ text, note, onChange }: PasteFieldProps) => {
  const id = useId()
  return (
    <div className="field rr-paste">
      <label className="label" htmlFor={id}>
        Or paste rows from a spreadsheet
        <span aria-hidden="true">
          <kbd>Ctrl</kbd> <kbd>V</kbd>
        </span>
      </label>
      <textarea
        className="textarea"
        id={id}
        rows={6}
        spellCheck={false}
        aria-describedby={`${id}-note`}
        placeholder={PLACEHOLDER}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="help" id={`${id}-note`} role="status">
        {note}
      </p>
    </div>
  )
}

const PLACEHOLDER = 'Klantnaam\tAdres\tPC\tPlaats\tTijdvak\nBakkerij Mulder\tDorpsstraat 12\t3811 WS\tAmersfoort\t9-12'

/** The time without a key press after which the pasted text is read. */
const READ_AFTER_MS = 250

/** The pasted text, and the table in it. Ctrl+V also works outside of the field. */
const usePaste = (importFacade: ImportFacade) => {
  const [text, setText] = useState('')
  const [read, setRead] = useState<E.Either<string, SourceTable>>()
  const change = (next: string): void => {
    setText(next)
    setRead(undefined)
  }
  useEffect(() => {
    if (text.trim() === '') return undefined
    let cancel = (): void => undefined
    const readText = async (): Promise<void> => {
      const reading = importFacade.readText(text)
      cancel = reading.cancel
      setRead(await reading.result)
    }
    const timer = setTimeout(() => void readText(), READ_AFTER_MS)
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [text, importFacade])
  const takePaste = useEffectEvent((event: ClipboardEvent) => {
    if (isKeyCapturing(event.target)) return
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    if (pasted !== '') change(pasted)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => takePaste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
  const table = read !== undefined && E.isRight(read) ? read.right : undefined
  const refusal = read !== undefined && E.isLeft(read) ? read.left : ''
  return { text, change, table, note: table === undefined ? refusal : noteOf(table) }
}

const pastedRowsOf = ({ sheets: [sheet] }: SourceTable): number => (sheet === undefined ? 0 : rowCountOf(sheet))

const noteOf = (table: SourceTable): string =>
  [pluralise(pastedRowsOf(table), 'row'), pluralise(columnTotalOf(table, 0), 'column'), table.note]
    .filter(Boolean)
    .join(', ')
