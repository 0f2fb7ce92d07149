import { observer } from 'mobx-react-lite'
import { use, useEffect } from 'react'
import { tabAddressOf } from '../../../domain/navigation'
import { useApp } from '../../app-facade'
import { LoadingMessage } from '../../components'
import type { TabProps } from '../../tab-props'
import { ColumnsStep } from './columns-step'
import { RowsStep } from './rows-step'
import { SourceStep } from './source-step'
import './import.css'
import './sheet.css'

/** Stops out of a file of any office: its source, what its columns mean, and its rows. */
const Import = observer(({ projectId }: TabProps) => {
  const { openImport } = useApp()
  const importFacade = use(openImport())
  useEffect(() => void importFacade.open(projectId), [importFacade, projectId])
  const { owner, isOpening, step, work } = importFacade.store.value
  const back = tabAddressOf(projectId, { kind: 'stops' })
  if (owner?.project !== projectId || isOpening) return <LoadingMessage message="Loading the import" />
  if (step === 'source' || work === undefined) return <SourceStep importFacade={importFacade} back={back} />
  return step === 'columns' ? (
    <ColumnsStep importFacade={importFacade} work={work} back={back} />
  ) : (
    <RowsStep importFacade={importFacade} work={work} back={back} />
  )
})

export default Import
