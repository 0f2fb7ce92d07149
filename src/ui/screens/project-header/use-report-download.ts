import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { failureMessageOf } from '../../../domain/failure'
import type { ProjectId } from '../../../domain/project'
import { useApp } from '../../actions'
import { useIsMounted } from '../../components'

export const useReportDownload = (
  id: ProjectId,
): { readonly isDownloading: boolean; readonly download: () => void } => {
  const { project, toast } = useApp()
  const [isDownloading, setDownloading] = useState(false)
  const isMounted = useIsMounted()

  const download = async (): Promise<void> => {
    setDownloading(true)
    const answer = await project.downloadReport(id)
    setDownloading(false)
    if (E.isLeft(answer) && isMounted())
      toast.show({ message: `The report was not saved: ${failureMessageOf(answer.left)}` })
  }

  return { isDownloading, download: () => void download() }
}
