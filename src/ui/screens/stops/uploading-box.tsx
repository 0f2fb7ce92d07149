import { useId } from 'react'
import type { Uploading } from '../../../application/stop'
import { Button, ProgressBar, Spinner } from '../../components'
import { uploadProgressText } from './upload-progress-text'

/** §4: stands in place of the table as long as a file is on its way. */
export const UploadingBox = ({ file }: { readonly file: Uploading }) => {
  const id = useId()
  return (
    <section className="rr-box" aria-labelledby={id} aria-busy="true">
      <div className="rr-uploading-head">
        <Spinner />
        <h2 className="rr-ellipsis" id={id}>
          {file.name}
        </h2>
        <span className="rr-muted rr-push">{uploadProgressText(file)}</span>
      </div>
      <ProgressBar label={file.name} fraction={file.share} />
      <div className="rr-actions">
        <Button label="Cancel" variant="small" onPress={file.cancel} />
      </div>
    </section>
  )
}
