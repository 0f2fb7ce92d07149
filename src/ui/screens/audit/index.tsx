import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import type { AuditPage } from '../../../domain/audit'
import { failureMessageOf, type CallFailure } from '../../../domain/failure'
import { useApp } from '../../app-facade'
import {
  Button,
  EmptyState,
  errorIcon,
  Failure,
  historyIcon,
  ItemList,
  LoadingMessage,
  PageHeader,
  reportIcon,
  Field,
  FormElement,
  SelectField,
} from '../../components'
import { auditRowOf, filterOf, noFilter, actionChoices, type FilterTexts } from './view-model'
import './audit.css'

type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'known'; readonly page: AuditPage }

/** What is on screen: the filter, and the ids before which this page and the newer ones begin. */
type AuditView = { readonly filter: FilterTexts; readonly starts: ReadonlyArray<string> }

const stateAfter = (answer: E.Either<CallFailure, AuditPage>): PageState =>
  E.isRight(answer) ? { kind: 'known', page: answer.right } : { kind: 'failed', reason: failureMessageOf(answer.left) }

/** What was done in the organisation, newest first, for administrators. */
export default function Audit() {
  const { administration } = useApp()
  const [view, setView] = useState<AuditView>({ filter: noFilter, starts: [] })
  const [state, setState] = useState<PageState>({ kind: 'loading' })
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    const query = { ...filterOf(view.filter), before: view.starts.at(-1) }
    void (async () => {
      const answer = await administration.readAudit(query, controller.signal)
      if (!controller.signal.aborted) setState(stateAfter(answer))
    })()
    return () => controller.abort()
  }, [administration, view])

  const goTo = (starts: ReadonlyArray<string>): void => {
    setView({ ...view, starts })
    list.current?.focus()
  }
  const download = async (): Promise<void> => {
    setSaving(true)
    setFailure(undefined)
    const answer = await administration.downloadAudit(filterOf(view.filter))
    setSaving(false)
    if (E.isLeft(answer)) setFailure(`That was not downloaded: ${failureMessageOf(answer.left)}`)
  }

  return (
    <>
      <title>Audit trail · Rondrit</title>
      <PageHeader title="Audit trail" back="/account">
        <Button label="Download" variant="small" icon={reportIcon} busy={isSaving} onPress={() => void download()} />
      </PageHeader>
      <AuditFilterForm filter={view.filter} onChange={(filter) => setView({ filter, starts: [] })} />
      <Failure message={failure} />
      {state.kind === 'loading' ? <LoadingMessage message="Loading the audit trail" /> : null}
      {state.kind === 'failed' ? (
        <EmptyState icon={errorIcon} message={`The audit trail could not be loaded: ${state.reason}`}>
          <Button label="Try again" onPress={() => setView({ ...view })} />
        </EmptyState>
      ) : null}
      {state.kind === 'known' ? (
        <>
          {state.page.entries.length === 0 ? (
            <EmptyState icon={historyIcon} message="Nothing like that was recorded" />
          ) : (
            <ItemList label="Audit trail" isFullWidth ref={list} items={state.page.entries.map(auditRowOf)} />
          )}
          <nav className="rr-audit-pages" aria-label="Pages of the audit trail">
            <Button
              label="Newer"
              variant="small"
              disabled={view.starts.length === 0}
              onPress={() => goTo(view.starts.slice(0, -1))}
            />
            <Button
              label="Older"
              variant="small"
              disabled={state.page.next === undefined}
              onPress={() => goTo([...view.starts, state.page.next ?? ''])}
            />
          </nav>
        </>
      ) : null}
    </>
  )
}

type AuditFilterFormProps = {
  readonly filter: FilterTexts
  readonly onChange: (filter: FilterTexts) => void
}

/** The name is applied once the field is left or Enter is pressed, since a part of a name finds no entries. */
const AuditFilterForm = ({ filter, onChange }: AuditFilterFormProps) => {
  const [username, setUsername] = useState(filter.username)
  const applyName = (): void => {
    if (username !== filter.username) onChange({ ...filter, username })
  }
  return (
    <FormElement className="rr-audit-filter" role="search" aria-label="Filter the audit trail" onSubmit={applyName}>
      <Field
        label="Who"
        name="who"
        placeholder="Username"
        value={username}
        required={false}
        onChange={setUsername}
        onBlur={applyName}
      />
      <SelectField
        label="What"
        name="what"
        choices={actionChoices}
        value={filter.action}
        onChoose={(action) => onChange({ ...filter, action })}
      />
      <Field
        label="Day"
        name="day"
        type="date"
        value={filter.day}
        required={false}
        onChange={(day) => onChange({ ...filter, day })}
      />
    </FormElement>
  )
}
