import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DropTarget, useFileDrop } from '../../../src/ui/components'
import { renderComponent } from './render-component'

const Panel = ({ onFiles }: { readonly onFiles: (files: ReadonlyArray<File>) => void }) => {
  const isOver = useFileDrop(onFiles)
  return (
    <>
      <p>The map</p>
      <div className="rr-panel">
        <p>Toolbar</p>
        <DropTarget isOver={isOver} message="Drop a .json file with stops here" />
      </div>
    </>
  )
}

const stops = new File(['[]'], 'stops-week-48.json')

const dragEvent = (kind: 'dragover' | 'dragleave' | 'drop', content: File | string = stops): DragEvent => {
  const dataTransfer = new DataTransfer()
  if (typeof content === 'string') dataTransfer.setData('text/plain', content)
  else dataTransfer.items.add(content)
  return new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
}

const renderPanel = () => {
  const onFiles = vi.fn<(files: ReadonlyArray<File>) => void>()
  renderComponent(<Panel onFiles={onFiles} />)
  const dispatchOver = (text: string, event: DragEvent): DragEvent => {
    page.getByText(text).element().dispatchEvent(event)
    return event
  }
  return { onFiles, dispatchOver }
}

const releaseMessage = page.getByText('Release to upload')

describe('useFileDrop', () => {
  it('a file over the panel shows the drop message, and a drop there is accepted', async () => {
    const { onFiles, dispatchOver } = renderPanel()
    dispatchOver('Toolbar', dragEvent('dragover'))
    await expect.element(releaseMessage).toBeVisible()
    const dropped = dispatchOver('Toolbar', dragEvent('drop'))
    await expect.element(releaseMessage).not.toBeInTheDocument()
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([stops])
    expect(dropped.defaultPrevented).toBe(true)
  })

  it('a file dropped on the map is ignored, and the browser does not open it', async () => {
    const { onFiles, dispatchOver } = renderPanel()
    dispatchOver('The map', dragEvent('dragover'))
    await expect.element(releaseMessage).not.toBeInTheDocument()
    expect(dispatchOver('The map', dragEvent('drop')).defaultPrevented).toBe(true)
    expect(onFiles).not.toHaveBeenCalled()
  })

  it('the drop message disappears once the file leaves the page', async () => {
    const { dispatchOver } = renderPanel()
    dispatchOver('Toolbar', dragEvent('dragover'))
    await expect.element(releaseMessage).toBeVisible()
    dispatchOver('Toolbar', dragEvent('dragleave'))
    await expect.element(releaseMessage).not.toBeInTheDocument()
  })

  it('a dropped text is ignored and keeps its default action', () => {
    const { onFiles, dispatchOver } = renderPanel()
    expect(dispatchOver('Toolbar', dragEvent('drop', 'words')).defaultPrevented).toBe(false)
    expect(onFiles).not.toHaveBeenCalled()
  })
})
