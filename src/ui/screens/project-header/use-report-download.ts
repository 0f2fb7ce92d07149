import * as E from 'fp-ts/Either'
import { useState } from 'react'
import { failureMessageOf } from '../../../domain/failure'
import type { ProjectId } from '../../../domain/project'
import { useDesk } from '../../actions'
import { useIsHere } from '../../components'

export const useReport = (id: ProjectId): { readonly isOnItsWay: boolean; readonly download: () => void } => {
  const { project, toast } = useDesk()
  const [isOnItsWay, setOnItsWay] = useState(false)
  const isHere = useIsHere()

  const download = async (): Promise<void> => {
    setOnItsWay(true)
    const answer = await project.downloadReport(id)()
    setOnItsWay(false)
    if (E.isLeft(answer) && isHere()) toast.show({ message: `The report was not saved: ${failureMessageOf(answer.left)}` })
  }

  return { isOnItsWay, download: () => void download() }
}
